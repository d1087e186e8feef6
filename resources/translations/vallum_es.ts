<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>Ability</name>
    <message>
        <source>accuracy</source>
        <translation>puntería</translation>
    </message>
    <message>
        <source>amphibious</source>
        <translation>anfibios</translation>
    </message>
    <message>
        <source>athletes</source>
        <translation>atletas</translation>
    </message>
    <message>
        <source>brash</source>
        <translation>impetuosos</translation>
    </message>
    <message>
        <source>complementary</source>
        <translation>complementarias</translation>
    </message>
    <message>
        <source>deadly</source>
        <translation>letales</translation>
    </message>
    <message>
        <source>fear</source>
        <translation>miedo</translation>
    </message>
    <message>
        <source>javelins</source>
        <translation>jabalinas</translation>
    </message>
    <message>
        <source>lunge</source>
        <translation>acometida</translation>
    </message>
    <message>
        <source>maneuverable</source>
        <translation>maniobrable</translation>
    </message>
    <message>
        <source>mountaineers</source>
        <translation>montañeses</translation>
    </message>
    <message>
        <source>professionals</source>
        <translation>profesionales</translation>
    </message>
    <message>
        <source>sarissas</source>
        <translation>sarisas</translation>
    </message>
    <message>
        <source>skirmishers</source>
        <translation>hostigadores</translation>
    </message>
    <message>
        <source>spearmen</source>
        <translation>lanceros</translation>
    </message>
    <message>
        <source>steadfast</source>
        <translation>firmes</translation>
    </message>
    <message>
        <source>sylvan</source>
        <translation>silvanos</translation>
    </message>
</context>
<context>
    <name>ActionOddsTexts</name>
    <message>
        <source>If %1 follows: %2</source>
        <translation>Si %1 la sigue: %2</translation>
    </message>
    <message>
        <source>%1 to give way</source>
        <translation>cede %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;Before it gets away: %1 to give way&lt;/b&gt;, %2 wounds expected.</source>
        <translation>&lt;b&gt;Antes de escapar: cede %1&lt;/b&gt;, %2 heridas esperadas.</translation>
    </message>
    <message>
        <source>&lt;b&gt;No free attack.&lt;/b&gt;</source>
        <translation>&lt;b&gt;Sin ataque gratuito.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>%1 cannot keep contact: no fight with it this turn.</source>
        <translation>%1 no puede mantener el contacto: este turno no hay combate con ella.</translation>
    </message>
    <message>
        <source>No fight with %1 this turn.</source>
        <translation>Este turno no hay combate con %1.</translation>
    </message>
    <message>
        <source>no free attack, the enemy may follow</source>
        <translation>sin ataque gratuito, el enemigo puede seguirla</translation>
    </message>
    <message>
        <source>no free attack, nobody can keep up</source>
        <translation>sin ataque gratuito, nadie puede seguirla</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No known enemy can attack it there.</source>
        <translation>Ningún enemigo conocido puede atacarla allí.</translation>
    </message>
    <message>
        <source>Next turn it can charge %1.</source>
        <translation>El próximo turno puede cargar contra %1.</translation>
    </message>
    <message>
        <source>%1 can attack it there: %2.</source>
        <translation>%1 puede atacarla allí: %2.</translation>
    </message>
    <message>
        <source>%1 enemies can attack it there. The worst: %2, %3.</source>
        <translation>%1 enemigos pueden atacarla allí. El peor: %2, %3.</translation>
    </message>
    <message>
        <source>within reach of %1</source>
        <translation>al alcance de %1</translation>
    </message>
    <message>
        <source>within reach of %1 enemies</source>
        <translation>al alcance de %1 enemigos</translation>
    </message>
    <message>
        <source>%1, at worst %2</source>
        <translation>%1; en el peor caso, %2</translation>
    </message>
    <message>
        <source>if in range (RNG-11)</source>
        <translation>si está al alcance (RNG-11)</translation>
    </message>
    <message>
        <source>It cannot shoot after this move (%1).</source>
        <translation>Tras este movimiento no puede disparar (%1).</translation>
    </message>
    <message>
        <source>no shot after this</source>
        <translation>después no dispara</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>%1 turns</source>
        <translation>%1 gira</translation>
    </message>
    <message>
        <source>%1 moves %2 DU</source>
        <translation>%1 mueve %2 UD</translation>
    </message>
    <message>
        <source>%1 moves %2 DU closer to %3</source>
        <translation>%1 se acerca %2 UD a %3</translation>
    </message>
    <message>
        <source>%1 moves %2 DU away from %3</source>
        <translation>%1 se aleja %2 UD de %3</translation>
    </message>
    <message>
        <source>%1 charges %2</source>
        <translation>%1 carga contra %2</translation>
    </message>
    <message>
        <source>%1 climbs %2</source>
        <translation>%1 escala %2</translation>
    </message>
    <message>
        <source>%1 moves to %2</source>
        <translation>%1 se mueve a %2</translation>
    </message>
    <message>
        <source>%1 makes a forced march</source>
        <translation>%1 hace una marcha forzada</translation>
    </message>
    <message>
        <source>%1 changes its formation or front</source>
        <translation>%1 cambia de formación o de frente</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Jugar %1</translation>
    </message>
    <message>
        <source>Play %1 for %2</source>
        <translation>Jugar %1 para %2</translation>
    </message>
    <message>
        <source>Advance in line with %1</source>
        <translation>Avanzar en línea con %1</translation>
    </message>
    <message>
        <source>%1 shoots at %2</source>
        <translation>%1 dispara a %2</translation>
    </message>
    <message>
        <source>%1 fights %2</source>
        <translation>%1 combate contra %2</translation>
    </message>
    <message>
        <source>%1 attacks %2</source>
        <translation>%1 ataca %2</translation>
    </message>
    <message>
        <source>%1 envelops %2</source>
        <translation>%1 envuelve a %2</translation>
    </message>
    <message>
        <source>%1 takes its markers off</source>
        <translation>%1 retira sus marcadores</translation>
    </message>
    <message>
        <source>%1 changes front</source>
        <translation>%1 cambia de frente</translation>
    </message>
    <message>
        <source>%1 withdraws</source>
        <translation>%1 se repliega</translation>
    </message>
    <message>
        <source>%1 retreats</source>
        <translation>%1 se retira</translation>
    </message>
    <message>
        <source>%1 climbs down</source>
        <translation>%1 baja</translation>
    </message>
    <message>
        <source>%1 fights the fire</source>
        <translation>%1 combate el fuego</translation>
    </message>
    <message>
        <source>%1 clears %2</source>
        <translation>%1 despeja %2</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Rendirse</translation>
    </message>
    <message>
        <source>Another choice</source>
        <translation>Otra decisión</translation>
    </message>
    <message>
        <source>Wins %1 of 100 (give or take %2).</source>
        <translation>Gana %1 de cada 100 (±%2).</translation>
    </message>
    <message>
        <source>%1 (%2): better by about %3 of 100</source>
        <translation>%1 (%2): mejora unos %3 de cada 100</translation>
    </message>
    <message>
        <source>%1 (%2): worse by about %3 of 100</source>
        <translation>%1 (%2): peor por unos %3 de 100</translation>
    </message>
    <message>
        <source>whose turn it is</source>
        <translation>a quién le toca</translation>
    </message>
    <message>
        <source>strength still in the fight</source>
        <translation>la fuerza que aún combate</translation>
    </message>
    <message>
        <source>points lost</source>
        <translation>puntos perdidos</translation>
    </message>
    <message>
        <source>losses beyond an army&apos;s limit</source>
        <translation>pérdidas por encima del límite de un ejército</translation>
    </message>
    <message>
        <source>the leadership check due</source>
        <translation>el control de liderazgo pendiente</translation>
    </message>
    <message>
        <source>wounds</source>
        <translation>heridas</translation>
    </message>
    <message>
        <source>broken units</source>
        <translation>unidades desordenadas</translation>
    </message>
    <message>
        <source>units struck in flank or rear</source>
        <translation>unidades atacadas por el flanco o la retaguardia</translation>
    </message>
    <message>
        <source>generals lost</source>
        <translation>generales perdidos</translation>
    </message>
    <message>
        <source>cards in hand</source>
        <translation>cartas en la mano</translation>
    </message>
    <message>
        <source>units far from the fight</source>
        <translation>unidades lejos del combate</translation>
    </message>
    <message>
        <source>who attacks and who defends</source>
        <translation>quién ataca y quién defiende</translation>
    </message>
    <message>
        <source>gaps in the walls</source>
        <translation>brechas en los muros</translation>
    </message>
    <message>
        <source>attackers in the fortress</source>
        <translation>atacantes dentro de la fortaleza</translation>
    </message>
    <message>
        <source>attackers on ladders</source>
        <translation>atacantes en las escalas</translation>
    </message>
    <message>
        <source>siege towers left</source>
        <translation>torres de asedio que quedan</translation>
    </message>
    <message>
        <source>rams in use</source>
        <translation>arietes en uso</translation>
    </message>
    <message>
        <source>Give no orders</source>
        <translation>No dar órdenes</translation>
    </message>
    <message>
        <source>Order %1</source>
        <translation>Dar órdenes a %1</translation>
    </message>
    <message>
        <source>%1 stays where it is</source>
        <translation>%1 se queda donde está</translation>
    </message>
    <message>
        <source>%1 leaves the board</source>
        <translation>%1 sale del tablero</translation>
    </message>
    <message>
        <source>Leave the board</source>
        <translation>Abandonar el tablero</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Quedarse</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>Ir a %1</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Resistir</translation>
    </message>
    <message>
        <source>Evade to %1</source>
        <translation>Evadir a %1</translation>
    </message>
    <message>
        <source>Strike first</source>
        <translation>Golpear primero</translation>
    </message>
    <message numerus="yes">
        <source>Ignore %n flags</source>
        <comment>Ignore one flag</comment>
        <translation>
            <numerusform>Ignorar una bandera</numerusform>
            <numerusform>Ignorar %n banderas</numerusform>
        </translation>
    </message>
    <message>
        <source>Trample %1</source>
        <translation>Arrollar a %1</translation>
    </message>
    <message>
        <source>%1 regains a block</source>
        <translation>%1 recupera un bloque</translation>
    </message>
    <message>
        <source>Battle back</source>
        <translation>Contraatacar</translation>
    </message>
    <message>
        <source>Do not battle back</source>
        <translation>No contraatacar</translation>
    </message>
    <message>
        <source>banners won</source>
        <translation>estandartes ganados</translation>
    </message>
    <message>
        <source>units with one block left</source>
        <translation>unidades con un solo bloque</translation>
    </message>
    <message>
        <source>units with more enemies than friends next to them</source>
        <translation>unidades con más enemigos que amigos al lado</translation>
    </message>
    <message>
        <source>leaders on the board</source>
        <translation>líderes en el tablero</translation>
    </message>
    <message>
        <source>the lead in banners as turns run out</source>
        <translation>la ventaja en estandartes cuando se agotan los turnos</translation>
    </message>
    <message>
        <source>End the phase</source>
        <translation>Terminar la fase</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>Parar aquí</translation>
    </message>
    <message>
        <source>time left for the siege</source>
        <translation>el tiempo que le queda al asedio</translation>
    </message>
    <message>
        <source>Play no event</source>
        <translation>No jugar ningún evento</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>Colocar %1</translation>
    </message>
    <message>
        <source>Too few trials to tell who wins.</source>
        <translation>Muy pocas pruebas para saber quién gana.</translation>
    </message>
    <message>
        <source>%1 moves %2 DU toward %3</source>
        <translation>%1 avanza %2 UD hacia %3</translation>
    </message>
</context>
<context>
    <name>AnalysisTexts</name>
    <message>
        <source>Chance to win, turn by turn: %1</source>
        <translation>Probabilidad de ganar, turno a turno: %1</translation>
    </message>
    <message>
        <source>Turn %1, %2: %3</source>
        <translation>Turno %1, %2: %3</translation>
    </message>
    <message>
        <source>Another choice was better: wins %1 instead of %2 of 100 (give or take %3).</source>
        <translation>Otra decisión era mejor: gana %1 en vez de %2 de cada 100 (±%3).</translation>
    </message>
    <message>
        <source>Better: %4. Wins %1 instead of %2 of 100 (give or take %3).</source>
        <translation>Mejor: %4. Gana %1 en vez de %2 de cada 100 (±%3).</translation>
    </message>
    <message>
        <source>Luck: %1</source>
        <translation>Suerte: %1</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Análisis</translation>
    </message>
</context>
<context>
    <name>ArmySheets</name>
    <message>
        <source>Attack</source>
        <translation>Ataque</translation>
    </message>
    <message>
        <source>Shooting</source>
        <translation>Disparo</translation>
    </message>
    <message>
        <source>Defense</source>
        <translation>Defensa</translation>
    </message>
    <message>
        <source>Morale</source>
        <translation>Moral</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Salud</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Influence %1 DU, leadership %2, %3% of the units&apos; points</source>
        <translation>Influencia %1 UD, liderazgo %2, %3&#xa0;% de los puntos de las unidades</translation>
    </message>
    <message>
        <source>Value of the army</source>
        <translation>Valor del ejército</translation>
    </message>
    <message>
        <source>Other units of this side lie face down.</source>
        <translation>Otras unidades de este bando están boca abajo.</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Unidades</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
</context>
<context>
    <name>BoardSheets</name>
    <message>
        <source>A hex is %1 mm wide</source>
        <translation>Un hexágono mide %1 mm de ancho</translation>
    </message>
    <message>
        <source>Overview: %1. Cut along the marks and join edge to edge.</source>
        <translation>Vista general: %1. Corta por las marcas y une los bordes.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>sheet, scale</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>ButtonTexts</name>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
</context>
<context>
    <name>CardTexts</name>
    <message>
        <source>No more orders</source>
        <translation>Sin más órdenes</translation>
    </message>
    <message>
        <source>Pick the cards to give.</source>
        <translation>Elige las cartas que vas a dar.</translation>
    </message>
    <message>
        <source>Give %1 to %2</source>
        <translation>Dar %1 a %2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Draw three cards</source>
        <translation>Robar tres cartas</translation>
    </message>
    <message>
        <source>Keep all and draw one</source>
        <translation>Conservar todas y robar una</translation>
    </message>
    <message>
        <source>Discard %1 and draw %2</source>
        <translation>Descartar %1 y robar %2</translation>
    </message>
    <message>
        <source>Discard the last cards drawn</source>
        <translation>Descartar las últimas cartas robadas</translation>
    </message>
    <message>
        <source>Discard (%1 of %2)</source>
        <translation>Descartar (%1 de %2)</translation>
    </message>
    <message>
        <source>Click cards in your hand to pick them.</source>
        <translation>Pulsa cartas de tu mano para elegirlas.</translation>
    </message>
    <message>
        <source>Discard the last card drawn</source>
        <translation>Descartar la última carta robada</translation>
    </message>
    <message>
        <source>Draw three, or click cards to exchange: you draw one more than you discard.</source>
        <translation>Roba tres, o pulsa las cartas que quieras cambiar: robas una más de las que descartas.</translation>
    </message>
    <message>
        <source>Hand limit: %1 (%2)</source>
        <translation>Límite de mano: %1 (%2)</translation>
    </message>
    <message>
        <source>your hand is full: you keep %1 of %2</source>
        <translation>tu mano está llena: te quedas con %1 de %2</translation>
    </message>
</context>
<context>
    <name>Casualties</name>
    <message>
        <source>1 point</source>
        <translation>1 punto</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 puntos</translation>
    </message>
    <message>
        <source>%1 routs %2 (%3)</source>
        <translation>%1 pone en fuga a %2 (%3)</translation>
    </message>
    <message>
        <source>%1 routs %2 from afar (%3)</source>
        <translation>%1 pone en fuga a %2 a distancia (%3)</translation>
    </message>
    <message>
        <source>fire routs %1 (%2)</source>
        <translation>el fuego pone en fuga a %1 (%2)</translation>
    </message>
    <message>
        <source>%1 routs as %2 collapses (%3)</source>
        <translation>%1 se da a la fuga al derrumbarse %2 (%3)</translation>
    </message>
    <message>
        <source>%1 flees off the table (%2)</source>
        <translation>%1 huye y abandona la mesa (%2)</translation>
    </message>
    <message>
        <source>%1 routs (%2)</source>
        <translation>%1 se da a la fuga (%2)</translation>
    </message>
    <message>
        <source>%1 destroys %2 (%3)</source>
        <translation>%1 elimina a %2 (%3)</translation>
    </message>
    <message>
        <source>%1 shoots down %2 (%3)</source>
        <translation>%1 elimina a %2 a distancia (%3)</translation>
    </message>
    <message>
        <source>fire destroys %1 (%2)</source>
        <translation>el fuego elimina a %1 (%2)</translation>
    </message>
    <message>
        <source>%1 is destroyed as %2 collapses (%3)</source>
        <translation>%1 queda eliminada al derrumbarse %2 (%3)</translation>
    </message>
    <message>
        <source>%1 is destroyed (%2)</source>
        <translation>%1 queda eliminada (%2)</translation>
    </message>
    <message>
        <source>%1 leaves the battle (%2)</source>
        <translation>%1 abandona la batalla (%2)</translation>
    </message>
    <message>
        <source>%1 flees (%2)</source>
        <translation>%1 huye (%2)</translation>
    </message>
    <message>
        <source>%1 is killed (%2)</source>
        <translation>%1 muere (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%n more losses</source>
        <comment>1 more loss</comment>
        <translation>
            <numerusform>1 pérdida más</numerusform>
            <numerusform>%n pérdidas más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Chances</name>
    <message>
        <source>%1 of 100</source>
        <translation>%1 de 100</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>La mejor</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Buena</translation>
    </message>
    <message>
        <source>Doubtful</source>
        <translation>Dudosa</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Error grave</translation>
    </message>
    <message>
        <source>Decisions: best %1, good %2, doubtful %3, blunders %4</source>
        <translation>Decisiones: las mejores %1, buenas %2, dudosas %3, errores graves %4</translation>
    </message>
    <message>
        <source>Chances given away: %1 of 100 in all (give or take %2)</source>
        <translation>Oportunidades regaladas: %1 de 100 en total (±%2)</translation>
    </message>
    <message>
        <source>Chances given away: none beyond what luck explains (give or take %1 of 100)</source>
        <translation>Oportunidades regaladas: ninguna que no explique la suerte (±%1 de 100)</translation>
    </message>
    <message>
        <source>Not tried enough</source>
        <translation>Con pocas pruebas</translation>
    </message>
    <message>
        <source>%1; not tried enough %2</source>
        <translation>%1; con pocas pruebas %2</translation>
    </message>
    <message>
        <source>Chances given away: too few trials to tell</source>
        <translation>Probabilidades perdidas: hay pocas pruebas para decirlo</translation>
    </message>
</context>
<context>
    <name>ChangeOfFront</name>
    <message>
        <source>left</source>
        <translation>la izquierda</translation>
    </message>
    <message>
        <source>right</source>
        <translation>la derecha</translation>
    </message>
    <message>
        <source>about</source>
        <translation>atrás</translation>
    </message>
</context>
<context>
    <name>CombatTool</name>
    <message numerus="yes">
        <source>%n units can attack a structure: click one of them, or the structure.</source>
        <comment>%n unit can attack a structure: click it, or the structure.</comment>
        <translation>
            <numerusform>%n unidad puede atacar una estructura: pulsa la unidad o la estructura.</numerusform>
            <numerusform>%n unidades pueden atacar una estructura: pulsa una de ellas o la estructura.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CommandLineExports</name>
    <message>
        <source>Draw the table or board into a PNG or SVG file and quit.</source>
        <translation>Dibujar la mesa o el tablero en un archivo PNG o SVG y terminar.</translation>
    </message>
    <message>
        <source>Write a report of the battle, HTML or PDF, and quit.</source>
        <translation>Escribir un informe de la batalla, HTML o PDF, y terminar.</translation>
    </message>
    <message>
        <source>Film the battle as GIF, WebP or a folder of pictures and quit.</source>
        <translation>Filmar la batalla como GIF, WebP o carpeta de imágenes y terminar.</translation>
    </message>
    <message>
        <source>Width of the picture or film.</source>
        <translation>Anchura de la imagen o la película.</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>píxeles</translation>
    </message>
    <message>
        <source>The first turn of the film.</source>
        <translation>El primer turno de la película.</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>turno</translation>
    </message>
    <message>
        <source>The last turn of the film.</source>
        <translation>El último turno de la película.</translation>
    </message>
    <message>
        <source>How long a movement takes in the film.</source>
        <translation>Cuánto dura un movimiento en la película.</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>segundos</translation>
    </message>
</context>
<context>
    <name>Compass</name>
    <message>
        <source>north</source>
        <translation>el norte</translation>
    </message>
    <message>
        <source>northeast</source>
        <translation>el noreste</translation>
    </message>
    <message>
        <source>east</source>
        <translation>el este</translation>
    </message>
    <message>
        <source>southeast</source>
        <translation>el sureste</translation>
    </message>
    <message>
        <source>south</source>
        <translation>el sur</translation>
    </message>
    <message>
        <source>southwest</source>
        <translation>el suroeste</translation>
    </message>
    <message>
        <source>west</source>
        <translation>el oeste</translation>
    </message>
    <message>
        <source>northwest</source>
        <translation>el noroeste</translation>
    </message>
</context>
<context>
    <name>Cutouts</name>
    <message>
        <source>%1 by %2 mm</source>
        <comment>size of a card or piece</comment>
        <translation>%1 por %2 mm</translation>
    </message>
</context>
<context>
    <name>Data</name>
    <message>
        <source>Skirmish</source>
        <translation>Escaramuza</translation>
    </message>
    <message>
        <source>Activate 1 unit.</source>
        <translation>Activa 1 unidad.</translation>
    </message>
    <message>
        <source>Throw Javelins</source>
        <translation>Lanzar jabalinas</translation>
    </message>
    <message>
        <source>A unit with javelins makes a ranged attack with 4 dice at short range before the melee; a defender that throws also has +1/+1 defense in that melee.</source>
        <translation>Una unidad con jabalinas hace un ataque a distancia con 4 dados a alcance corto antes del combate cuerpo a cuerpo; si lanza el defensor, tiene además +1/+1 de defensa en ese combate cuerpo a cuerpo.</translation>
    </message>
    <message>
        <source>Resist</source>
        <translation>Resistir</translation>
    </message>
    <message>
        <source>Your unit has +1/+1 defense and +2 morale in this combat; it also works against missiles.</source>
        <translation>Tu unidad tiene +1/+1 de defensa y +2 de moral en este combate; también sirve contra proyectiles.</translation>
    </message>
    <message>
        <source>Two Standards Forward</source>
        <translation>Dos estandartes</translation>
    </message>
    <message>
        <source>Activate up to 2 units.</source>
        <translation>Activa hasta 2 unidades.</translation>
    </message>
    <message>
        <source>Fierce Onset</source>
        <translation>Embestida feroz</translation>
    </message>
    <message>
        <source>Your unit has +1 on its hit rolls in this combat.</source>
        <translation>Tu unidad tiene +1 en sus tiradas de impacto en este combate.</translation>
    </message>
    <message>
        <source>A Gap Opens</source>
        <translation>Se abre un hueco</translation>
    </message>
    <message>
        <source>The enemy unit has -1/-1 defense in this combat.</source>
        <translation>La unidad enemiga tiene -1/-1 de defensa en este combate.</translation>
    </message>
    <message>
        <source>True Aim</source>
        <translation>Puntería certera</translation>
    </message>
    <message>
        <source>The shooter has +1/+1 on its hit and damage rolls.</source>
        <translation>El tirador tiene +1/+1 en sus tiradas de impacto y de daño.</translation>
    </message>
    <message>
        <source>Three Standards Forward</source>
        <translation>Tres estandartes</translation>
    </message>
    <message>
        <source>Activate up to 3 units.</source>
        <translation>Activa hasta 3 unidades.</translation>
    </message>
    <message>
        <source>Heavy Blows</source>
        <translation>Golpes demoledores</translation>
    </message>
    <message>
        <source>Your unit has +1 on its damage rolls in this combat.</source>
        <translation>Tu unidad tiene +1 en sus tiradas de daño en este combate.</translation>
    </message>
    <message>
        <source>Shields Locked</source>
        <translation>Escudos cerrados</translation>
    </message>
    <message>
        <source>Your infantry unit has +2 armor in this combat; it also works against missiles.</source>
        <translation>Tu unidad de infantería tiene +2 de armadura en este combate; también sirve contra proyectiles.</translation>
    </message>
    <message>
        <source>The Rear Ranks Press In</source>
        <translation>Empujan las filas de atrás</translation>
    </message>
    <message>
        <source>Shoulder to Shoulder</source>
        <translation>Hombro con hombro</translation>
    </message>
    <message>
        <source>Activate a chain of up to 4 units that are not engaged, each within 1 DU of another unit of the chain.</source>
        <translation>Activa una cadena de hasta 4 unidades no trabadas, cada una a 1 UD o menos de otra de la cadena.</translation>
    </message>
    <message>
        <source>Not One Step Back</source>
        <translation>Ni un paso atrás</translation>
    </message>
    <message>
        <source>Your unit makes no morale check in this combat; it also works against missiles.</source>
        <translation>Tu unidad no hace controles de moral en este combate; también sirve contra proyectiles.</translation>
    </message>
    <message>
        <source>Riders Advance</source>
        <translation>Avance de jinetes</translation>
    </message>
    <message>
        <source>Activate all your mounted units.</source>
        <translation>Activa todas tus unidades montadas.</translation>
    </message>
    <message>
        <source>Full Tilt</source>
        <translation>A todo galope</translation>
    </message>
    <message>
        <source>A Cry of Panic</source>
        <translation>Grito de pánico</translation>
    </message>
    <message>
        <source>The enemy unit has -2 on its morale checks in this combat and must make one even if it has no wounds.</source>
        <translation>La unidad enemiga tiene -2 en sus controles de moral en este combate y debe hacer uno aunque no tenga heridas.</translation>
    </message>
    <message>
        <source>Foot Advance</source>
        <translation>Avance a pie</translation>
    </message>
    <message>
        <source>Activate up to 4 infantry units.</source>
        <translation>Activa hasta 4 unidades de infantería.</translation>
    </message>
    <message>
        <source>Aim and Loose</source>
        <translation>Apuntar y disparar</translation>
    </message>
    <message>
        <source>Activate all your units that can shoot, except those that throw javelins.</source>
        <translation>Activa todas tus unidades que pueden disparar, salvo las que lanzan jabalinas.</translation>
    </message>
    <message>
        <source>Second Volley</source>
        <translation>Segunda andanada</translation>
    </message>
    <message>
        <source>Light Troops Forward</source>
        <translation>Tropas ligeras al frente</translation>
    </message>
    <message>
        <source>Activate all your units with Skirmishers.</source>
        <translation>Activa todas tus unidades con Hostigadores.</translation>
    </message>
    <message>
        <source>Falling Short</source>
        <translation>Tiro corto</translation>
    </message>
    <message>
        <source>The shooter has -1/-1 on its hit and damage rolls.</source>
        <translation>El tirador tiene -1/-1 en sus tiradas de impacto y de daño.</translation>
    </message>
    <message>
        <source>The General&apos;s Signal</source>
        <translation>La señal del general</translation>
    </message>
    <message>
        <source>Activate as many units as your leadership; only 3 if your general is dead, wounded or fleeing.</source>
        <translation>Activa tantas unidades como tu liderazgo; solo 3 si tu general está muerto, herido o en huida.</translation>
    </message>
    <message>
        <source>Counter-Stroke</source>
        <translation>Contragolpe</translation>
    </message>
    <message>
        <source>Your unit has attack priority in this combat.</source>
        <translation>Tu unidad tiene prioridad de ataque en este combate.</translation>
    </message>
    <message>
        <source>General Advance</source>
        <translation>Avance general</translation>
    </message>
    <message>
        <source>Activate up to half of your units on the table, rounded down.</source>
        <translation>Activa hasta la mitad de tus unidades en la mesa, redondeando hacia abajo.</translation>
    </message>
    <message>
        <source>A Hero Steps Forward</source>
        <translation>Un héroe al frente</translation>
    </message>
    <message>
        <source>Contrary Omens</source>
        <translation>Mal presagio</translation>
    </message>
    <message>
        <source>All other events of this combat have no effect.</source>
        <translation>Los demás eventos de este combate no tienen efecto.</translation>
    </message>
    <message>
        <source>Spears Braced</source>
        <translation>Lanzas en ristre</translation>
    </message>
    <message>
        <source>Your spearmen or pikemen have +1/+1 attack against the mounted enemy, and that enemy has no attack priority in this combat.</source>
        <translation>Tus lanceros o piqueros tienen +1/+1 de ataque contra el enemigo montado, y este no tiene prioridad de ataque en este combate.</translation>
    </message>
    <message>
        <source>Every Man Forward</source>
        <translation>Todos adelante</translation>
    </message>
    <message>
        <source>Activate all your units.</source>
        <translation>Activa todas tus unidades.</translation>
    </message>
    <message>
        <source>Blinding Dust</source>
        <translation>Polvo cegador</translation>
    </message>
    <message>
        <source>Fall Back in Order</source>
        <translation>Atrás en orden</translation>
    </message>
    <message>
        <source>Activate as many units as your leadership; this turn they may only move backward without turning, withdraw or retreat, and they may not shoot.</source>
        <translation>Activa tantas unidades como tu liderazgo; este turno solo pueden moverse hacia atrás sin girar, replegarse o retirarse, y no pueden disparar.</translation>
    </message>
    <message>
        <source>Dragged Clear</source>
        <translation>Sacado a rastras</translation>
    </message>
    <message>
        <source>The first wound your unit takes in this combat does not count; it also works against missiles.</source>
        <translation>La primera herida que sufre tu unidad en este combate no cuenta; también sirve contra proyectiles.</translation>
    </message>
    <message>
        <source>One Wing</source>
        <translation>Un ala</translation>
    </message>
    <message>
        <source>Sound the Charge</source>
        <translation>Toque de carga</translation>
    </message>
    <message>
        <source>Quick Step</source>
        <translation>Paso ligero</translation>
    </message>
    <message>
        <source>Stampede</source>
        <translation>Estampida</translation>
    </message>
    <message>
        <source>Ambush</source>
        <translation>Emboscada</translation>
    </message>
    <message>
        <source>The enemy unit takes 1 wound before the dice are rolled and attacks in this combat as if it were broken.</source>
        <translation>La unidad enemiga sufre 1 herida antes de tirar los dados y ataca en este combate como si estuviera desordenada.</translation>
    </message>
    <message>
        <source>Follow Me!</source>
        <translation>¡Seguidme!</translation>
    </message>
    <message>
        <source>The Officers Fall</source>
        <translation>Caen los oficiales</translation>
    </message>
    <message>
        <source>Officers&apos; Call</source>
        <translation>Llamada a los oficiales</translation>
    </message>
    <message>
        <source>Veterans and Elites</source>
        <translation>Veteranos y élites</translation>
    </message>
    <message>
        <source>After this combat or ranged attack your unit rises one step: a regular unit becomes veteran, a veteran unit becomes elite.</source>
        <translation>Tras este combate o ataque a distancia tu unidad sube un grado: la regular pasa a veterana, la veterana a élite.</translation>
    </message>
    <message>
        <source>Scouts Report</source>
        <translation>Informe de los exploradores</translation>
    </message>
    <message>
        <source>Take 1 card at random from the opponent&apos;s hand; you may use it this turn.</source>
        <translation>Toma 1 carta al azar de la mano del rival; puedes usarla este turno.</translation>
    </message>
    <message>
        <source>The Wind Changes</source>
        <translation>Cambia el viento</translation>
    </message>
    <message>
        <source>The Standard Moves</source>
        <translation>El estandarte cambia de manos</translation>
    </message>
    <message>
        <source>Blow at the General</source>
        <translation>Golpe al general</translation>
    </message>
    <message>
        <source>If the enemy general is with the enemy unit, roll a die after this combat or ranged attack: on 5 or 6 the general is wounded.</source>
        <translation>Si el general enemigo está con la unidad enemiga, tira un dado tras este combate o ataque a distancia: con 5 o 6 el general queda herido.</translation>
    </message>
    <message>
        <source>New Officers</source>
        <translation>Nuevos oficiales</translation>
    </message>
    <message>
        <source>Rally the Runaways</source>
        <translation>Reunir a los fugitivos</translation>
    </message>
    <message>
        <source>Restore Order</source>
        <translation>Restablecer el orden</translation>
    </message>
    <message>
        <source>Tend the Wounded</source>
        <translation>Atender a los heridos</translation>
    </message>
    <message>
        <source>Up to 2 units that are not engaged heal 1 wound each.</source>
        <translation>Hasta 2 unidades no trabadas curan 1 herida cada una.</translation>
    </message>
    <message>
        <source>Reinforce Unit</source>
        <translation>Reforzar unidad</translation>
    </message>
    <message>
        <source>One unit heals 2 wounds, but only 1 if it is engaged.</source>
        <translation>Una unidad cura 2 heridas, pero solo 1 si está trabada.</translation>
    </message>
    <message>
        <source>any time</source>
        <translation>cualquier época</translation>
    </message>
    <message>
        <source>No special ability.</source>
        <translation>Sin capacidad especial.</translation>
    </message>
    <message>
        <source>236-183 BC</source>
        <translation>236-183 a. C.</translation>
    </message>
    <message>
        <source>He drove Carthage out of Spain and beat Hannibal at Zama in 202 BC.</source>
        <translation>Expulsó a Cartago de Hispania y venció a Aníbal en Zama en 202 a. C.</translation>
    </message>
    <message>
        <source>died 203 BC</source>
        <translation>murió en 203 a. C.</translation>
    </message>
    <message>
        <source>As dictator after Lake Trasimene he saved the army by refusing battle, and was called the Delayer for it.</source>
        <translation>Dictador tras el lago Trasimeno, salvó al ejército rehuyendo la batalla, y por ello lo llamaron el Contemporizador.</translation>
    </message>
    <message>
        <source>died 208 BC</source>
        <translation>murió en 208 a. C.</translation>
    </message>
    <message>
        <source>Your mounted units that begin a charge within the general&apos;s influence have +1 on hit rolls in the combat of that charge.</source>
        <translation>Tus unidades montadas que inician una carga dentro de la influencia del general tienen +1 en las tiradas de impacto del combate de esa carga.</translation>
    </message>
    <message>
        <source>He killed a Gallic king with his own hand at Clastidium and took Syracuse in 212 BC.</source>
        <translation>Mató con su propia mano a un rey galo en Clastidium y tomó Siracusa en 212 a. C.</translation>
    </message>
    <message>
        <source>consul 267 and 256 BC</source>
        <translation>cónsul en 267 y 256 a. C.</translation>
    </message>
    <message>
        <source>He carried the First Punic War to Africa and was beaten and captured near Tunis in 255 BC.</source>
        <translation>Llevó la primera guerra púnica a África y fue vencido y capturado cerca de Túnez en 255 a. C.</translation>
    </message>
    <message>
        <source>AD 53-117</source>
        <translation>53-117 d. C.</translation>
    </message>
    <message>
        <source>Emperor from AD 98, conqueror of Dacia and Mesopotamia, under whom the empire was at its largest.</source>
        <translation>Emperador desde 98 d. C., conquistador de Dacia y Mesopotamia; con él el imperio alcanzó su mayor extensión.</translation>
    </message>
    <message>
        <source>15 BC - AD 19</source>
        <translation>15 a. C. - 19 d. C.</translation>
    </message>
    <message>
        <source>He calmed the mutiny on the Rhine and led three campaigns against Arminius.</source>
        <translation>Calmó el motín del Rin y dirigió tres campañas contra Arminio.</translation>
    </message>
    <message>
        <source>died AD 67</source>
        <translation>murió en 67 d. C.</translation>
    </message>
    <message>
        <source>He hardened slack eastern legions by drill and winter marches and took Artaxata and Tigranocerta.</source>
        <translation>Endureció con instrucción y marchas de invierno a las flojas legiones de Oriente y tomó Artaxata y Tigranocerta.</translation>
    </message>
    <message>
        <source>AD 9-79</source>
        <translation>9-79 d. C.</translation>
    </message>
    <message>
        <source>A failed leadership check for losses is rolled again once.</source>
        <translation>Un control de liderazgo por pérdidas fallado se vuelve a tirar una vez.</translation>
    </message>
    <message>
        <source>He stormed hill forts in Britain and towns in Judaea before the armies of the east made him emperor.</source>
        <translation>Asaltó castros en Britania y ciudades en Judea antes de que los ejércitos de Oriente lo hicieran emperador.</translation>
    </message>
    <message>
        <source>247-183 BC</source>
        <translation>247-183 a. C.</translation>
    </message>
    <message>
        <source>He crossed the Alps and destroyed Roman armies at the Trebia, Lake Trasimene and Cannae.</source>
        <translation>Cruzó los Alpes y destruyó ejércitos romanos en el Trebia, el lago Trasimeno y Cannas.</translation>
    </message>
    <message>
        <source>died about 229 BC</source>
        <translation>murió hacia 229 a. C.</translation>
    </message>
    <message>
        <source>Father of Hannibal; he held out against Rome on the mountains of Sicily and won an empire in Spain.</source>
        <translation>Padre de Aníbal; resistió a Roma en los montes de Sicilia y ganó un imperio en Hispania.</translation>
    </message>
    <message>
        <source>died 207 BC</source>
        <translation>murió en 207 a. C.</translation>
    </message>
    <message>
        <source>Brother of Hannibal; he led a second army over the Alps and fell at the Metaurus.</source>
        <translation>Hermano de Aníbal; llevó un segundo ejército a través de los Alpes y cayó en el Metauro.</translation>
    </message>
    <message>
        <source>active 255 BC</source>
        <translation>activo en 255 a. C.</translation>
    </message>
    <message>
        <source>A Spartan in the pay of Carthage who put elephants and cavalry to use and destroyed the army of Regulus.</source>
        <translation>Espartano a sueldo de Cartago que supo usar elefantes y caballería y destruyó el ejército de Régulo.</translation>
    </message>
    <message>
        <source>died 237 BC</source>
        <translation>murió en 237 a. C.</translation>
    </message>
    <message>
        <source>The general&apos;s unit is active in each of your turns without an order.</source>
        <translation>La unidad del general está activa en cada turno tuyo sin orden.</translation>
    </message>
    <message>
        <source>A Libyan who led the unpaid soldiers of Carthage in the revolt after the First Punic War.</source>
        <translation>Libio que encabezó a los soldados sin paga de Cartago en la revuelta tras la primera guerra púnica.</translation>
    </message>
    <message>
        <source>died 333 BC</source>
        <translation>murió en 333 a. C.</translation>
    </message>
    <message>
        <source>A Greek general in Persian service who advised burning the land before Alexander and carried the war into the Aegean.</source>
        <translation>General griego al servicio de Persia que aconsejó quemar la tierra ante Alejandro y llevó la guerra al Egeo.</translation>
    </message>
    <message>
        <source>died 489 BC</source>
        <translation>murió en 489 a. C.</translation>
    </message>
    <message>
        <source>Your infantry units that begin a charge within the general&apos;s influence have +1 on hit rolls in the combat of that charge.</source>
        <translation>Tus unidades de infantería que inician una carga dentro de la influencia del general tienen +1 en las tiradas de impacto del combate de esa carga.</translation>
    </message>
    <message>
        <source>He talked the other generals into battle at Marathon in 490 BC.</source>
        <translation>Convenció a los demás generales de dar batalla en Maratón en 490 a. C.</translation>
    </message>
    <message>
        <source>died about 459 BC</source>
        <translation>murió hacia 459 a. C.</translation>
    </message>
    <message>
        <source>In combats and ranged attacks of the general&apos;s unit you may play a second event from your hand.</source>
        <translation>En los combates y ataques a distancia de la unidad del general puedes jugar un segundo evento de tu mano.</translation>
    </message>
    <message>
        <source>He gave Athens its fleet and lured the Persians into the narrows of Salamis.</source>
        <translation>Dio a Atenas su flota y atrajo a los persas a los estrechos de Salamina.</translation>
    </message>
    <message>
        <source>died about 353 BC</source>
        <translation>murió hacia 353 a. C.</translation>
    </message>
    <message>
        <source>A cobbler&apos;s son by repute, who made peltasts a match for hoplites.</source>
        <translation>Hijo de un zapatero, según se decía, puso a los peltastas a la altura de los hoplitas.</translation>
    </message>
    <message>
        <source>died 404 BC</source>
        <translation>murió en 404 a. C.</translation>
    </message>
    <message>
        <source>Brilliant and distrusted, he advised Athens, Sparta and Persia in turn and destroyed a Spartan fleet and army at Cyzicus in 410 BC.</source>
        <translation>Brillante y sospechoso, aconsejó sucesivamente a Atenas, Esparta y Persia, y destruyó una flota y un ejército espartanos en Cícico en 410 a. C.</translation>
    </message>
    <message>
        <source>died 480 BC</source>
        <translation>murió en 480 a. C.</translation>
    </message>
    <message>
        <source>King of Sparta who held Thermopylae against Xerxes and died there with his guard.</source>
        <translation>Rey de Esparta que defendió las Termópilas contra Jerjes y murió allí con su guardia.</translation>
    </message>
    <message>
        <source>died about 359 BC</source>
        <translation>murió hacia 359 a. C.</translation>
    </message>
    <message>
        <source>The lame king fought in Asia, won at Coronea in 394 BC and defended Sparta itself in old age.</source>
        <translation>El rey cojo luchó en Asia, venció en Coronea en 394 a. C. y, ya anciano, defendió la propia Esparta.</translation>
    </message>
    <message>
        <source>died 422 BC</source>
        <translation>murió en 422 a. C.</translation>
    </message>
    <message>
        <source>He marched freed helots the length of Greece, took Amphipolis and fell winning the battle for it.</source>
        <translation>Cruzó toda Grecia con ilotas liberados, tomó Anfípolis y cayó al ganar la batalla por ella.</translation>
    </message>
    <message>
        <source>died 362 BC</source>
        <translation>murió en 362 a. C.</translation>
    </message>
    <message>
        <source>The Theban who broke Spartan power at Leuctra with a deep left wing and died winning at Mantinea.</source>
        <translation>El tebano que quebró el poder espartano en Leuctra con un ala izquierda profunda y murió venciendo en Mantinea.</translation>
    </message>
    <message>
        <source>died 364 BC</source>
        <translation>murió en 364 a. C.</translation>
    </message>
    <message>
        <source>Leader of the Sacred Band at Tegyra and Leuctra.</source>
        <translation>Jefe del Batallón Sagrado en Tegira y Leuctra.</translation>
    </message>
    <message>
        <source>died 272 BC</source>
        <translation>murió en 272 a. C.</translation>
    </message>
    <message>
        <source>King of Epirus, who beat the Romans at a price that ruined him.</source>
        <translation>Rey de Epiro, que venció a los romanos a un precio que lo arruinó.</translation>
    </message>
    <message>
        <source>253-183 BC</source>
        <translation>253-183 a. C.</translation>
    </message>
    <message>
        <source>General of the Achaean League, who drilled its cavalry and its foot and beat Sparta at Mantinea in 207 BC.</source>
        <translation>General de la Liga Aquea, que instruyó a su caballería y a su infantería y venció a Esparta en Mantinea en 207 a. C.</translation>
    </message>
    <message>
        <source>356-323 BC</source>
        <translation>356-323 a. C.</translation>
    </message>
    <message>
        <source>Alexander the Great rode at the head of his companions from the Granicus to the Indus.</source>
        <translation>Alejandro Magno cabalgó al frente de sus compañeros desde el Gránico hasta el Indo.</translation>
    </message>
    <message>
        <source>382-336 BC</source>
        <translation>382-336 a. C.</translation>
    </message>
    <message>
        <source>He made the Macedonian army and used it, with money and patience, to master Greece.</source>
        <translation>Creó el ejército macedonio y con él, con dinero y con paciencia, dominó Grecia.</translation>
    </message>
    <message>
        <source>died 330 BC</source>
        <translation>murió en 330 a. C.</translation>
    </message>
    <message>
        <source>The best general of Philip and second to Alexander, who held the left wing in all the great battles.</source>
        <translation>El mejor general de Filipo y segundo de Alejandro; sostuvo el ala izquierda en todas las grandes batallas.</translation>
    </message>
    <message>
        <source>238-179 BC</source>
        <translation>238-179 a. C.</translation>
    </message>
    <message>
        <source>King of Macedon, who lost to the legions at Cynoscephalae in 197 BC and rebuilt his kingdom.</source>
        <translation>Rey de Macedonia, que perdió ante las legiones en Cinoscéfalas en 197 a. C. y rehízo su reino.</translation>
    </message>
    <message>
        <source>died 530 BC</source>
        <translation>murió en 530 a. C.</translation>
    </message>
    <message>
        <source>Founder of the empire, who beat the Lydian cavalry with camels and took Sardis and Babylon.</source>
        <translation>Fundador del imperio; venció a la caballería lidia con camellos y tomó Sardes y Babilonia.</translation>
    </message>
    <message>
        <source>king 522-486 BC</source>
        <translation>rey en 522-486 a. C.</translation>
    </message>
    <message>
        <source>In combats and ranged attacks of the general&apos;s unit you may replace the random event once, as for a veteran unit.</source>
        <translation>En los combates y ataques a distancia de la unidad del general puedes cambiar una vez el evento al azar, como una unidad veterana.</translation>
    </message>
    <message>
        <source>He fought nineteen battles against rivals in one year, as his inscription says, and later sent the army that met Athens at Marathon.</source>
        <translation>Libró diecinueve batallas contra rivales en un año, según su inscripción, y más tarde envió el ejército que se midió con Atenas en Maratón.</translation>
    </message>
    <message>
        <source>died 479 BC</source>
        <translation>murió en 479 a. C.</translation>
    </message>
    <message>
        <source>He commanded in Greece after Xerxes went home and fell at Plataea on his white horse.</source>
        <translation>Mandó en Grecia cuando Jerjes volvió a casa y cayó en Platea sobre su caballo blanco.</translation>
    </message>
    <message>
        <source>The last Great King raised army after army against Alexander and lost at Issus and Gaugamela.</source>
        <translation>El último Gran Rey levantó ejército tras ejército contra Alejandro y perdió en Iso y Gaugamela.</translation>
    </message>
    <message>
        <source>died 46 BC</source>
        <translation>murió en 46 a. C.</translation>
    </message>
    <message>
        <source>Leader of the great Gallic revolt of 52 BC, who won at Gergovia and lost at Alesia.</source>
        <translation>Jefe de la gran revuelta gala de 52 a. C.; venció en Gergovia y perdió en Alesia.</translation>
    </message>
    <message>
        <source>active about 387 BC</source>
        <translation>activo hacia 387 a. C.</translation>
    </message>
    <message>
        <source>Chief of the Senones, who beat the Romans at the Allia and took their city.</source>
        <translation>Caudillo de los senones, que venció a los romanos en el Alia y tomó su ciudad.</translation>
    </message>
    <message>
        <source>died AD 60 or 61</source>
        <translation>murió en 60 o 61 d. C.</translation>
    </message>
    <message>
        <source>Queen of the Iceni, whose revolt burned Colchester, London and St Albans.</source>
        <translation>Reina de los icenos, cuya revuelta quemó Colchester, Londres y St Albans.</translation>
    </message>
    <message>
        <source>active AD 43-51</source>
        <translation>activo en 43-51 d. C.</translation>
    </message>
    <message>
        <source>He fought the Romans in the hills of Wales for years, choosing his ground.</source>
        <translation>Luchó durante años contra los romanos en los montes de Gales, eligiendo el terreno.</translation>
    </message>
    <message>
        <source>king AD 87-106</source>
        <translation>rey en 87-106 d. C.</translation>
    </message>
    <message>
        <source>Cassius Dio calls him skilled in ambush and in open battle alike, and in using a victory as well as a defeat.</source>
        <translation>Dion Casio lo llama hábil tanto en la emboscada como en campo abierto, y en aprovechar una victoria igual que una derrota.</translation>
    </message>
    <message>
        <source>king until about 44 BC</source>
        <translation>rey hasta hacia 44 a. C.</translation>
    </message>
    <message>
        <source>He united the Dacian peoples for the first time and ruled as far as the Black Sea.</source>
        <translation>Unió por primera vez a los pueblos dacios y gobernó hasta el mar Negro.</translation>
    </message>
    <message>
        <source>active AD 85-86</source>
        <translation>activo en 85-86 d. C.</translation>
    </message>
    <message>
        <source>Dacian leader in the raid in which the Roman governor of Moesia was killed.</source>
        <translation>Jefe dacio en la incursión en la que murió el gobernador romano de Mesia.</translation>
    </message>
    <message>
        <source>died about AD 20</source>
        <translation>murió hacia 20 d. C.</translation>
    </message>
    <message>
        <source>A Cheruscan noble and former Roman officer, who destroyed three legions in the forest in AD 9.</source>
        <translation>Noble querusco y antiguo oficial romano, que destruyó tres legiones en el bosque en 9 d. C.</translation>
    </message>
    <message>
        <source>active 71-58 BC</source>
        <translation>activo en 71-58 a. C.</translation>
    </message>
    <message>
        <source>King of the Suebi in Gaul, beaten by Caesar in 58 BC.</source>
        <translation>Rey de los suevos en la Galia, vencido por César en 58 a. C.</translation>
    </message>
    <message>
        <source>died AD 37</source>
        <translation>murió en 37 d. C.</translation>
    </message>
    <message>
        <source>King of the Marcomanni, who kept a trained army and stayed out of reach of Rome.</source>
        <translation>Rey de los marcomanos, que mantuvo un ejército instruido y quedó fuera del alcance de Roma.</translation>
    </message>
    <message>
        <source>died about 53 BC</source>
        <translation>murió hacia 53 a. C.</translation>
    </message>
    <message>
        <source>Lord of the house of Suren, not yet thirty when he destroyed the army of Crassus at Carrhae.</source>
        <translation>Señor de la casa de Suren; aún no tenía treinta años cuando destruyó el ejército de Craso en Carras.</translation>
    </message>
    <message>
        <source>died 38 BC</source>
        <translation>murió en 38 a. C.</translation>
    </message>
    <message>
        <source>Son of King Orodes, who overran Syria and fell in battle against Ventidius.</source>
        <translation>Hijo del rey Orodes; invadió Siria y cayó en combate contra Ventidio.</translation>
    </message>
    <message>
        <source>king AD 51-78</source>
        <translation>rey en 51-78 d. C.</translation>
    </message>
    <message>
        <source>He fought Rome over Armenia and made the peace that put his brother on its throne.</source>
        <translation>Luchó con Roma por Armenia e hizo la paz que puso a su hermano en aquel trono.</translation>
    </message>
    <message>
        <source>king about AD 109-129</source>
        <translation>rey hacia 109-129 d. C.</translation>
    </message>
    <message>
        <source>Opponent of Trajan, driven from Ctesiphon and back on its throne after the emperor&apos;s death.</source>
        <translation>Rival de Trajano, expulsado de Ctesifonte y de nuevo en su trono tras la muerte del emperador.</translation>
    </message>
    <message>
        <source>active 179 BC</source>
        <translation>activo en 179 a. C.</translation>
    </message>
    <message>
        <source>King of the Sarmatians in Europe, named in a peace treaty between kings of Asia Minor.</source>
        <translation>Rey de los sármatas de Europa, citado en un tratado de paz entre reyes de Asia Menor.</translation>
    </message>
    <message>
        <source>second century BC</source>
        <translation>siglo II a. C.</translation>
    </message>
    <message>
        <source>A queen who, Polyaenus says, rode a night and a day with picked men to save a Greek city from the Scythians.</source>
        <translation>Reina que, según Polieno, cabalgó una noche y un día con hombres escogidos para salvar de los escitas a una ciudad griega.</translation>
    </message>
    <message>
        <source>active AD 117-118</source>
        <translation>activo en 117-118 d. C.</translation>
    </message>
    <message>
        <source>King of the Roxolani, who made war and peace with Hadrian and ended his life as a Roman citizen at Pola.</source>
        <translation>Rey de los roxolanos, que hizo la guerra y la paz con Adriano y acabó sus días como ciudadano romano en Pola.</translation>
    </message>
    <message>
        <source>active AD 175</source>
        <translation>activo en 175 d. C.</translation>
    </message>
    <message>
        <source>King of the Iazyges, who made peace with Marcus Aurelius after years of war.</source>
        <translation>Rey de los yáciges, que hizo la paz con Marco Aurelio tras años de guerra.</translation>
    </message>
    <message>
        <source>AD 40-93</source>
        <translation>40-93 d. C.</translation>
    </message>
    <message>
        <source>Governor of Britain, who won at Mons Graupius with his auxiliaries alone while the legions looked on.</source>
        <translation>Gobernador de Britania, que venció en el monte Graupio solo con sus auxiliares mientras las legiones miraban.</translation>
    </message>
    <message>
        <source>active AD 69-70</source>
        <translation>activo en 69-70 d. C.</translation>
    </message>
    <message>
        <source>A Batavian prince and Roman officer, who turned the cohorts of the Rhine against Rome.</source>
        <translation>Príncipe bátavo y oficial romano, que volvió contra Roma a las cohortes del Rin.</translation>
    </message>
    <message>
        <source>died AD 118</source>
        <translation>murió en 118 d. C.</translation>
    </message>
    <message>
        <source>Leader of the Moorish horsemen, who became one of Trajan&apos;s chief generals.</source>
        <translation>Jefe de los jinetes moros, que llegó a ser uno de los principales generales de Trajano.</translation>
    </message>
    <message>
        <source>died about AD 160</source>
        <translation>murió hacia 160 d. C.</translation>
    </message>
    <message>
        <source>Governor of Cappadocia and historian of Alexander, who planned to stop the Alans with massed missiles.</source>
        <translation>Gobernador de Capadocia e historiador de Alejandro, que planeó detener a los alanos con una masa de proyectiles.</translation>
    </message>
    <message>
        <source>Athenians</source>
        <translation>Atenienses</translation>
    </message>
    <message>
        <source>500-340 BC</source>
        <translation>500-340 a. C.</translation>
    </message>
    <message>
        <source>A city of rowers and citizen hoplites, rich enough to add marines, archers, cavalry and hired light troops to its phalanx.</source>
        <translation>Ciudad de remeros y hoplitas ciudadanos, lo bastante rica para sumar a su falange infantes de marina, arqueros, caballería y tropas ligeras a sueldo.</translation>
    </message>
    <message>
        <source>citizen hoplites</source>
        <translation>hoplitas ciudadanos</translation>
    </message>
    <message>
        <source>Citizens who could pay for a shield and a spear stood shoulder to shoulder, usually eight ranks deep. At Marathon in 490 BC they came at the Persians at a run.</source>
        <translation>Los ciudadanos que podían pagarse escudo y lanza formaban hombro con hombro, por lo común en ocho filas. En Maratón, en 490 a. C., cayeron a la carrera sobre los persas.</translation>
    </message>
    <message>
        <source>picked hoplites</source>
        <translation>hoplitas escogidos</translation>
    </message>
    <message>
        <source>Three hundred picked men held the most exposed post before Plataea in 479 BC. In the fourth century the city kept a trained elite of this name.</source>
        <translation>Trescientos hombres escogidos defendieron el puesto más expuesto ante Platea en 479 a. C. En el siglo IV la ciudad mantuvo una élite instruida de este nombre.</translation>
    </message>
    <message>
        <source>marines</source>
        <translation>infantes de marina</translation>
    </message>
    <message>
        <source>In the Peloponnesian War ten hoplites usually sailed on each trireme, to board ships and to raid coasts.</source>
        <translation>En la guerra del Peloponeso solían navegar diez hoplitas en cada trirreme, para abordar barcos y asaltar costas.</translation>
    </message>
    <message>
        <source>javelin men with light shields</source>
        <translation>jabalineros con escudo ligero</translation>
    </message>
    <message>
        <source>In 390 BC the peltasts of Iphikrates met a Spartan regiment near Corinth and wore it down with javelins alone.</source>
        <translation>En 390 a. C. los peltastas de Ifícrates toparon cerca de Corinto con un regimiento espartano y lo agotaron solo con jabalinas.</translation>
    </message>
    <message>
        <source>poor light-armed men</source>
        <translation>gente pobre con armas ligeras</translation>
    </message>
    <message>
        <source>Men too poor for armor followed the army with javelins and stones. They burned crops and ran down beaten men.</source>
        <translation>Hombres demasiado pobres para una armadura seguían al ejército con jabalinas y piedras. Quemaban cosechas y perseguían a los vencidos.</translation>
    </message>
    <message>
        <source>archers of the city</source>
        <translation>arqueros de la ciudad</translation>
    </message>
    <message>
        <source>Thucydides counts sixteen hundred foot archers in the forces of Athens at the start of the Peloponnesian War.</source>
        <translation>Tucídides cuenta mil seiscientos arqueros a pie en las fuerzas de Atenas al comienzo de la guerra del Peloponeso.</translation>
    </message>
    <message>
        <source>citizen horsemen</source>
        <translation>jinetes ciudadanos</translation>
    </message>
    <message>
        <source>A thousand rich young men served as the cavalry of Athens. Xenophon, who had been one of them, wrote a handbook for their commander.</source>
        <translation>Mil jóvenes ricos servían como caballería de Atenas. Jenofonte, que había sido uno de ellos, escribió un manual para su jefe.</translation>
    </message>
    <message>
        <source>mounted archers</source>
        <translation>arqueros montados</translation>
    </message>
    <message>
        <source>About two hundred mounted archers rode ahead of the Athenian cavalry in the later fifth century.</source>
        <translation>A fines del siglo V unos doscientos arqueros montados cabalgaban por delante de la caballería ateniense.</translation>
    </message>
    <message>
        <source>Thessalian horsemen</source>
        <translation>jinetes tesalios</translation>
    </message>
    <message>
        <source>Thessaly bred the best horses of Greece. Its riders came to the help of Athens in the first year of the Peloponnesian War.</source>
        <translation>Tesalia criaba los mejores caballos de Grecia. Sus jinetes acudieron en ayuda de Atenas en el primer año de la guerra del Peloponeso.</translation>
    </message>
    <message>
        <source>Carthaginians</source>
        <translation>Cartagineses</translation>
    </message>
    <message>
        <source>350-200 BC</source>
        <translation>350-200 a. C.</translation>
    </message>
    <message>
        <source>Carthage fought with a small citizen army, African subjects, Spanish allies, fine cavalry and elephants, and with whatever soldiers its silver could hire.</source>
        <translation>Cartago luchaba con un pequeño ejército de ciudadanos, súbditos africanos, aliados hispanos, buena caballería y elefantes, y con los soldados que su plata pudiera contratar.</translation>
    </message>
    <message>
        <source>Sacred Battalion of Carthage</source>
        <translation>Batallón Sagrado de Cartago</translation>
    </message>
    <message>
        <source>Two and a half thousand citizens of good family, splendidly armed. In Sicily about 340 BC they stood at the river Crimissus until they were all cut down.</source>
        <translation>Dos mil quinientos ciudadanos de buena familia, espléndidamente armados. En Sicilia, hacia 340 a. C., resistieron junto al río Crimiso hasta caer todos.</translation>
    </message>
    <message>
        <source>Punic phalanx</source>
        <translation>falange púnica</translation>
    </message>
    <message>
        <source>In the field the citizens of Carthage and of the Phoenician towns of Africa fought in close order with long spears. At Zama they stood in the second line with the Libyans.</source>
        <translation>En campaña, los ciudadanos de Cartago y de las ciudades fenicias de África luchaban en orden cerrado con largas lanzas. En Zama formaron en la segunda línea con los libios.</translation>
    </message>
    <message>
        <source>Libyan spearmen</source>
        <translation>lanceros libios</translation>
    </message>
    <message>
        <source>African subjects were the steady core of the armies of Carthage. After Lake Trasimene Hannibal gave them captured Roman equipment.</source>
        <translation>Los súbditos africanos eran el núcleo firme de los ejércitos de Cartago. Tras el lago Trasimeno, Aníbal les dio equipo romano capturado.</translation>
    </message>
    <message>
        <source>Iberian infantry</source>
        <translation>infantería ibera</translation>
    </message>
    <message>
        <source>Swordsmen from Spain in white tunics with a purple border, whose short sword was good for cut and thrust. They stood beside the Celts in the center of Hannibal&apos;s line at Cannae.</source>
        <translation>Espadachines de Hispania con túnicas blancas orladas de púrpura, cuya espada corta servía para el tajo y la estocada. En Cannas formaron junto a los celtas en el centro de la línea de Aníbal.</translation>
    </message>
    <message>
        <source>African javelin skirmishers</source>
        <translation>hostigadores africanos con jabalina</translation>
    </message>
    <message>
        <source>Polybius uses this name for the light spearmen who screened Hannibal&apos;s army with javelins and small shields.</source>
        <translation>Polibio llama así a los lanceros ligeros que cubrían el ejército de Aníbal con jabalinas y escudos pequeños.</translation>
    </message>
    <message>
        <source>Punic archers</source>
        <translation>arqueros púnicos</translation>
    </message>
    <message>
        <source>Bowmen are seldom mentioned in the field armies of Carthage. Most of them guarded ships and walls.</source>
        <translation>Rara vez se mencionan arqueros en los ejércitos de campaña de Cartago. La mayoría guardaba barcos y murallas.</translation>
    </message>
    <message>
        <source>Punic cavalry</source>
        <translation>caballería púnica</translation>
    </message>
    <message>
        <source>Citizens and nobles of the Phoenician towns rode with spear and shield, closer and heavier than their Numidian neighbors.</source>
        <translation>Ciudadanos y nobles de las ciudades fenicias cabalgaban con lanza y escudo, más cerrados y pesados que sus vecinos númidas.</translation>
    </message>
    <message>
        <source>war elephants</source>
        <translation>elefantes de guerra</translation>
    </message>
    <message>
        <source>Carthage tamed the small elephants of North Africa. At Zama Hannibal had more than eighty, and some of them turned on his own cavalry.</source>
        <translation>Cartago domaba los pequeños elefantes del norte de África. En Zama Aníbal tenía más de ochenta, y algunos se volvieron contra su propia caballería.</translation>
    </message>
    <message>
        <source>armed townsmen of Carthage</source>
        <translation>vecinos armados de Cartago</translation>
    </message>
    <message>
        <source>In 149 BC the people of Carthage gave up their arms to Rome and then made new ones by day and night. Women gave their hair for the ropes of the engines.</source>
        <translation>En 149 a. C. el pueblo de Cartago entregó sus armas a Roma y luego hizo otras nuevas de día y de noche. Las mujeres dieron su pelo para las cuerdas de las máquinas.</translation>
    </message>
    <message>
        <source>Celts of Gaul and Britain</source>
        <translation>Celtas de Galia y Britania</translation>
    </message>
    <message>
        <source>400 BC - AD 60</source>
        <translation>400 a. C. - 60 d. C.</translation>
    </message>
    <message>
        <source>Nobles with their sworn followers and great crowds of free men, terrible in the first rush and hard to hold back.</source>
        <translation>Nobles con sus leales juramentados y grandes masas de hombres libres, terribles en la primera embestida y difíciles de contener.</translation>
    </message>
    <message>
        <source>tribal warband</source>
        <translation>banda tribal</translation>
    </message>
    <message>
        <source>Caterva is the Latin word for a Celtic war band, kinsmen and clients in a crowd behind their chiefs. Its first rush was the most dangerous.</source>
        <translation>Caterva es la voz latina para una banda de guerra celta, parientes y clientes en tropel tras sus jefes. Lo más peligroso era su primera embestida.</translation>
    </message>
    <message>
        <source>retainers of a noble</source>
        <translation>clientes de un noble</translation>
    </message>
    <message>
        <source>Caesar says that a Gallic noble was judged by the number of ambacti, the clients who lived around him and fought at his side.</source>
        <translation>César dice que un noble galo valía por el número de sus ambacti, los clientes que vivían a su alrededor y luchaban a su lado.</translation>
    </message>
    <message>
        <source>sworn companions</source>
        <translation>compañeros juramentados</translation>
    </message>
    <message>
        <source>Men who shared the life of a chief and had sworn to share his death. Caesar met six hundred of them in Aquitania in 56 BC.</source>
        <translation>Hombres que compartían la vida de un jefe y habían jurado compartir su muerte. César topó con seiscientos de ellos en Aquitania en 56 a. C.</translation>
    </message>
    <message>
        <source>young javelin men</source>
        <translation>jóvenes jabalineros</translation>
    </message>
    <message>
        <source>Young men ran ahead of the bands with javelins and light shields and fell back when the great rush began.</source>
        <translation>Los jóvenes corrían delante de las bandas con jabalinas y escudos ligeros y se retiraban al empezar la gran embestida.</translation>
    </message>
    <message>
        <source>Gallic archers</source>
        <translation>arqueros galos</translation>
    </message>
    <message>
        <source>In 52 BC Vercingetorix called up all the archers he could find, and Caesar says that Gaul had a great many.</source>
        <translation>En 52 a. C. Vercingétorix llamó a todos los arqueros que pudo hallar, y César dice que la Galia tenía muchísimos.</translation>
    </message>
    <message>
        <source>Gallic horse</source>
        <translation>jinetes galos</translation>
    </message>
    <message>
        <source>The horsemen of Gaul were the best in western Europe. After the conquest they rode for Rome.</source>
        <translation>Los jinetes de la Galia eran los mejores de Europa occidental. Tras la conquista cabalgaron para Roma.</translation>
    </message>
    <message>
        <source>nobles with two mounted grooms</source>
        <translation>nobles con dos escuderos montados</translation>
    </message>
    <message>
        <source>Pausanias explains the Celtic word: behind each rider came two mounted servants with fresh horses, who took his place if he fell.</source>
        <translation>Pausanias explica la palabra celta: tras cada jinete iban dos siervos montados con caballos frescos, que ocupaban su puesto si caía.</translation>
    </message>
    <message>
        <source>British chariot fighters</source>
        <translation>carristas britanos</translation>
    </message>
    <message>
        <source>In 55 BC Caesar met two-horse chariots in Britain. They drove along the line throwing javelins, then set down a warrior to fight on foot and waited to carry him off.</source>
        <translation>En 55 a. C. César topó en Britania con carros de dos caballos. Recorrían la línea lanzando jabalinas, dejaban a un guerrero para luchar a pie y lo esperaban para llevárselo.</translation>
    </message>
    <message>
        <source>Dacians</source>
        <translation>Dacios</translation>
    </message>
    <message>
        <source>60 BC - AD 106</source>
        <translation>60 a. C. - 106 d. C.</translation>
    </message>
    <message>
        <source>A kingdom of mountain forts and iron, whose curved blades made Rome change its armor.</source>
        <translation>Un reino de fuertes de montaña y de hierro, cuyas hojas curvas obligaron a Roma a cambiar su armadura.</translation>
    </message>
    <message>
        <source>nobles with felt caps</source>
        <translation>nobles con gorro de fieltro</translation>
    </message>
    <message>
        <source>The nobles of the Dacians were known by their caps. They fought with large oval shields and the better arms of the kingdom.</source>
        <translation>Los nobles dacios se distinguían por su gorro. Luchaban con grandes escudos ovales y las mejores armas del reino.</translation>
    </message>
    <message>
        <source>long-haired free men</source>
        <translation>hombres libres de pelo largo</translation>
    </message>
    <message>
        <source>The free commoners, named after their uncovered hair, made up most of the army.</source>
        <translation>Los plebeyos libres, llamados así por su cabeza descubierta, eran la mayor parte del ejército.</translation>
    </message>
    <message>
        <source>warriors with the falx</source>
        <translation>guerreros con falx</translation>
    </message>
    <message>
        <source>A curved blade swung with both hands went through shields and helmets. Roman soldiers added iron bars to their helmets in the Dacian wars.</source>
        <translation>Una hoja curva blandida a dos manos atravesaba escudos y cascos. En las guerras dacias los soldados romanos reforzaron sus cascos con barras de hierro.</translation>
    </message>
    <message>
        <source>javelin men of the mountains</source>
        <translation>jabalineros de las montañas</translation>
    </message>
    <message>
        <source>Herdsmen and hunters of the Carpathians who threw javelins from slopes and woods along the Roman roads.</source>
        <translation>Pastores y cazadores de los Cárpatos que lanzaban jabalinas desde laderas y bosques a lo largo de las calzadas romanas.</translation>
    </message>
    <message>
        <source>Dacian archers</source>
        <translation>arqueros dacios</translation>
    </message>
    <message>
        <source>Trajan&apos;s Column shows bowmen on the walls of the Dacian forts. The poet Ovid, in exile near the Danube, complains of poisoned Getic arrows.</source>
        <translation>La Columna de Trajano muestra arqueros en los muros de los fuertes dacios. El poeta Ovidio, desterrado cerca del Danubio, se queja de las flechas envenenadas de los getas.</translation>
    </message>
    <message>
        <source>Dacian light horse</source>
        <translation>caballería ligera dacia</translation>
    </message>
    <message>
        <source>Riders without armor. Trajan&apos;s Column shows Dacian horsemen crossing the Danube and some of them drowning.</source>
        <translation>Jinetes sin armadura. La Columna de Trajano muestra jinetes dacios cruzando el Danubio y a algunos ahogándose.</translation>
    </message>
    <message>
        <source>mounted nobles</source>
        <translation>nobles montados</translation>
    </message>
    <message>
        <source>Jordanes has kept the native name of the nobles from whom kings and priests were chosen.</source>
        <translation>Jordanes conservó el nombre indígena de los nobles entre los que se elegía a reyes y sacerdotes.</translation>
    </message>
    <message>
        <source>bolt-thrower in Dacian hands</source>
        <translation>lanzavirotes en manos dacias</translation>
    </message>
    <message>
        <source>By the peace of AD 89 Domitian sent engineers to King Decebalus. Trajan&apos;s Column shows Dacians working a bolt-thrower.</source>
        <translation>Por la paz de 89 d. C. Domiciano envió ingenieros al rey Decébalo. La Columna de Trajano muestra a dacios manejando un lanzavirotes.</translation>
    </message>
    <message>
        <source>Germanic peoples</source>
        <translation>Pueblos germanos</translation>
    </message>
    <message>
        <source>60 BC - AD 180</source>
        <translation>60 a. C. - 180 d. C.</translation>
    </message>
    <message>
        <source>Free warriors in kin groups with little metal and much nerve, at home in forest and marsh.</source>
        <translation>Guerreros libres en grupos de parientes, con poco metal y mucho arrojo, a sus anchas en bosques y pantanos.</translation>
    </message>
    <message>
        <source>warband of kinsmen</source>
        <translation>banda de parientes</translation>
    </message>
    <message>
        <source>Tacitus writes that families and kinsmen stood together in wedge-shaped bands, so that each man fought under the eyes of his own people.</source>
        <translation>Tácito escribe que familias y parientes formaban juntos en cuñas, de modo que cada cual luchaba a la vista de los suyos.</translation>
    </message>
    <message>
        <source>retinue of a chief</source>
        <translation>séquito de un jefe</translation>
    </message>
    <message>
        <source>A chief kept a band of sworn followers. To come home alive from a field where the chief had fallen was a disgrace for life, says Tacitus.</source>
        <translation>Un jefe mantenía una banda de leales juramentados. Volver vivo del campo donde había caído el jefe era infamia para toda la vida, dice Tácito.</translation>
    </message>
    <message>
        <source>ordered warriors of the Chatti</source>
        <translation>guerreros disciplinados de los catos</translation>
    </message>
    <message>
        <source>Tacitus praises this people for choosing officers, keeping ranks and digging in at night. Others went to battle, he says, but the Chatti went to war.</source>
        <translation>Tácito alaba a este pueblo por elegir oficiales, guardar las filas y atrincherarse de noche. Otros iban al combate, dice; los catos, a la guerra.</translation>
    </message>
    <message>
        <source>spearmen of the Cherusci</source>
        <translation>lanceros queruscos</translation>
    </message>
    <message>
        <source>The people of Arminius, at home in forest and marsh. In AD 9 they helped to destroy three legions in the Teutoburg Forest.</source>
        <translation>El pueblo de Arminio, a sus anchas en bosques y pantanos. En 9 d. C. ayudaron a destruir tres legiones en el bosque de Teutoburgo.</translation>
    </message>
    <message>
        <source>night fighters</source>
        <translation>combatientes nocturnos</translation>
    </message>
    <message>
        <source>They painted shields and bodies black and chose dark nights for battle, like an army of ghosts, Tacitus says.</source>
        <translation>Se pintaban de negro escudos y cuerpos y elegían noches oscuras para luchar, como un ejército de fantasmas, dice Tácito.</translation>
    </message>
    <message>
        <source>runners with the horse</source>
        <translation>corredores entre los jinetes</translation>
    </message>
    <message>
        <source>Caesar saw quick young men who fought among the horsemen and kept up with them by holding on to the manes.</source>
        <translation>César vio jóvenes veloces que luchaban entre los jinetes y seguían su paso agarrados a las crines.</translation>
    </message>
    <message>
        <source>horsemen of the Rhine</source>
        <translation>jinetes del Rin</translation>
    </message>
    <message>
        <source>A people whose fame on horseback, Tacitus says, was as great as that of the Chatti on foot. Even their children played at riding.</source>
        <translation>Un pueblo cuya fama a caballo, dice Tácito, igualaba la de los catos a pie. Hasta sus niños jugaban a montar.</translation>
    </message>
    <message>
        <source>Other Greeks</source>
        <translation>Otros griegos</translation>
    </message>
    <message>
        <source>430-200 BC</source>
        <translation>430-200 a. C.</translation>
    </message>
    <message>
        <source>Thebans, Aetolians, Rhodians, Syracusans and the rest: each city and league sent what its land could raise, and some of it was the best of its time.</source>
        <translation>Tebanos, etolios, rodios, siracusanos y los demás: cada ciudad y liga enviaba lo que daba su tierra, y parte de ello era lo mejor de su tiempo.</translation>
    </message>
    <message>
        <source>Sacred Band of Thebes</source>
        <translation>Batallón Sagrado de Tebas</translation>
    </message>
    <message>
        <source>Three hundred picked men, by tradition pairs of lovers, kept at the cost of the city. They broke the Spartans at Leuctra and died where they stood at Chaeronea.</source>
        <translation>Trescientos hombres escogidos, según la tradición parejas de amantes, mantenidos por la ciudad. Rompieron a los espartanos en Leuctra y murieron en su puesto en Queronea.</translation>
    </message>
    <message>
        <source>deep phalanx of Thebes</source>
        <translation>falange profunda de Tebas</translation>
    </message>
    <message>
        <source>The Thebans massed their hoplites twenty-five and even fifty ranks deep. With that weight on the left they broke the Spartan right at Leuctra in 371 BC.</source>
        <translation>Los tebanos formaban a sus hoplitas en veinticinco y hasta cincuenta filas. Con ese peso a la izquierda rompieron la derecha espartana en Leuctra en 371 a. C.</translation>
    </message>
    <message>
        <source>hoplites of allied cities</source>
        <translation>hoplitas de ciudades aliadas</translation>
    </message>
    <message>
        <source>Most Greek cities sent farmers with shield and spear who wanted to be home for the harvest.</source>
        <translation>La mayoría de las ciudades griegas enviaba campesinos con escudo y lanza que querían estar en casa para la cosecha.</translation>
    </message>
    <message>
        <source>foot with long oval shields</source>
        <translation>infantería de escudo oval</translation>
    </message>
    <message>
        <source>In the third century BC many Greek states gave their foot a long oval shield, a spear and javelins. Such men could hold a line and also fight in broken country.</source>
        <translation>En el siglo III a. C. muchos estados griegos dieron a su infantería un largo escudo oval, lanza y jabalinas. Podía sostener una línea y también luchar en terreno quebrado.</translation>
    </message>
    <message>
        <source>Aetolian javelin men</source>
        <translation>jabalineros etolios</translation>
    </message>
    <message>
        <source>The light foot of Aetolia cut an Athenian army to pieces in wooded hills in 426 BC, throwing and running back all day long.</source>
        <translation>La infantería ligera de Etolia deshizo un ejército ateniense en colinas boscosas en 426 a. C., lanzando y huyendo todo el día.</translation>
    </message>
    <message>
        <source>Rhodian slingers</source>
        <translation>honderos rodios</translation>
    </message>
    <message>
        <source>With lead bullets the Rhodians outranged the slingers of Persia and most of its bowmen, as Xenophon saw on the retreat of the Ten Thousand.</source>
        <translation>Con balas de plomo, los rodios superaban en alcance a los honderos de Persia y a la mayoría de sus arqueros, como vio Jenofonte en la retirada de los Diez Mil.</translation>
    </message>
    <message>
        <source>Greek archers</source>
        <translation>arqueros griegos</translation>
    </message>
    <message>
        <source>Greek poets looked down on the bow, but no city did without archers on its walls and ships.</source>
        <translation>Los poetas griegos despreciaban el arco, pero ninguna ciudad prescindía de arqueros en sus murallas y barcos.</translation>
    </message>
    <message>
        <source>Boeotian horse</source>
        <translation>jinetes beocios</translation>
    </message>
    <message>
        <source>The plains of Boeotia raised good horses. At Leuctra the Theban riders drove the Spartan cavalry back into its own infantry.</source>
        <translation>Los llanos de Beocia criaban buenos caballos. En Leuctra los jinetes tebanos arrojaron a la caballería espartana sobre su propia infantería.</translation>
    </message>
    <message>
        <source>stone-thrower</source>
        <translation>lanzapiedras</translation>
    </message>
    <message>
        <source>A great torsion engine for stone balls. The engines of Archimedes kept the Romans off the walls of Syracuse from 213 to 212 BC.</source>
        <translation>Gran máquina de torsión para balas de piedra. Las máquinas de Arquímedes mantuvieron a los romanos lejos de los muros de Siracusa de 213 a 212 a. C.</translation>
    </message>
    <message>
        <source>Macedonians</source>
        <translation>Macedonios</translation>
    </message>
    <message>
        <source>359-170 BC</source>
        <translation>359-170 a. C.</translation>
    </message>
    <message>
        <source>The army of Philip and Alexander held the enemy with the pikes of the phalanx and struck with cavalry in wedges.</source>
        <translation>El ejército de Filipo y Alejandro sujetaba al enemigo con las picas de la falange y golpeaba con caballería en cuña.</translation>
    </message>
    <message>
        <source>foot companions with pikes</source>
        <translation>compañeros de a pie con picas</translation>
    </message>
    <message>
        <source>Philip II gave his foot a pike of some five meters, held in both hands, so that the points of several ranks reached past the front.</source>
        <translation>Filipo II dio a su infantería una pica de unos cinco metros, sujeta a dos manos, de modo que las puntas de varias filas sobresalían del frente.</translation>
    </message>
    <message>
        <source>shield bearers of the guard</source>
        <translation>escuderos de la guardia</translation>
    </message>
    <message>
        <source>Three thousand picked foot who linked the phalanx to the cavalry and went wherever speed was needed.</source>
        <translation>Tres mil infantes escogidos que enlazaban la falange con la caballería e iban adonde hacía falta rapidez.</translation>
    </message>
    <message>
        <source>Silver Shields</source>
        <translation>Escudos de Plata</translation>
    </message>
    <message>
        <source>Veterans of Alexander&apos;s guard, many past sixty. In 317 and 316 BC they were still unbeaten in the line of Eumenes.</source>
        <translation>Veteranos de la guardia de Alejandro, muchos de más de sesenta años. En 317 y 316 a. C. seguían invictos en la línea de Éumenes.</translation>
    </message>
    <message>
        <source>companion cavalry</source>
        <translation>caballería de los compañeros</translation>
    </message>
    <message>
        <source>Nobles with long lances who rode in wedges around the king. They struck the deciding blow at Issus and Gaugamela.</source>
        <translation>Nobles con largas lanzas que cabalgaban en cuña en torno al rey. Dieron el golpe decisivo en Iso y Gaugamela.</translation>
    </message>
    <message>
        <source>Thessalian cavalry</source>
        <translation>caballería tesalia</translation>
    </message>
    <message>
        <source>Riders from Thessaly formed up in a rhombus that could turn quickly to any side. Under Parmenion they held the left wing for Alexander.</source>
        <translation>Los jinetes de Tesalia formaban en un rombo que giraba deprisa hacia cualquier lado. Con Parmenión sostuvieron el ala izquierda de Alejandro.</translation>
    </message>
    <message>
        <source>scouts with lances</source>
        <translation>exploradores con lanza</translation>
    </message>
    <message>
        <source>Light riders who scouted ahead of the army and fought with a long lance. Ancient writers also call them pike bearers.</source>
        <translation>Jinetes ligeros que exploraban por delante del ejército y luchaban con una larga lanza. Los antiguos los llaman también portadores de picas.</translation>
    </message>
    <message>
        <source>Agrianian javelin men</source>
        <translation>jabalineros agrianos</translation>
    </message>
    <message>
        <source>Javelin men from the upper Strymon. Alexander took them on almost every forced march and mountain fight.</source>
        <translation>Jabalineros del alto Estrimón. Alejandro los llevó a casi todas sus marchas forzadas y combates de montaña.</translation>
    </message>
    <message>
        <source>archers of the field army</source>
        <translation>arqueros del ejército de campaña</translation>
    </message>
    <message>
        <source>Macedonian and Cretan bowmen worked with the Agrianes in front of Alexander&apos;s line.</source>
        <translation>Arqueros macedonios y cretenses actuaban con los agrianos ante la línea de Alejandro.</translation>
    </message>
    <message>
        <source>bolt-shooter</source>
        <translation>lanzavirotes</translation>
    </message>
    <message>
        <source>Philip&apos;s engineers built large bolt-shooters for his sieges. In 335 BC Alexander used engines in the open to cover his army crossing a river.</source>
        <translation>Los ingenieros de Filipo construían grandes lanzavirotes para sus asedios. En 335 a. C. Alejandro usó máquinas en campo abierto para cubrir a su ejército al cruzar un río.</translation>
    </message>
    <message>
        <source>Mercenaries</source>
        <translation>Mercenarios</translation>
    </message>
    <message>
        <source>400 BC - AD 110</source>
        <translation>400 a. C. - 110 d. C.</translation>
    </message>
    <message>
        <source>Soldiers for pay from the hills, islands and steppes around the Mediterranean; every other army may hire them.</source>
        <translation>Soldados a sueldo de las montañas, islas y estepas en torno al Mediterráneo; cualquier otro ejército puede contratarlos.</translation>
    </message>
    <message>
        <source>hired hoplites</source>
        <translation>hoplitas a sueldo</translation>
    </message>
    <message>
        <source>Greeks without land or work served for pay all around the eastern Mediterranean. Ten thousand of them fought their way home with Xenophon from the heart of Persia.</source>
        <translation>Griegos sin tierra ni trabajo servían a sueldo por todo el Mediterráneo oriental. Diez mil de ellos se abrieron paso a casa con Jenofonte desde el corazón de Persia.</translation>
    </message>
    <message>
        <source>Celtiberian warriors</source>
        <translation>guerreros celtíberos</translation>
    </message>
    <message>
        <source>Highlanders of central Spain, famous for their swords, who sold their service to both sides. Livy calls them the first mercenaries in a Roman camp.</source>
        <translation>Montañeses del centro de Hispania, famosos por sus espadas, que vendían sus servicios a ambos bandos. Livio los llama los primeros mercenarios en un campamento romano.</translation>
    </message>
    <message>
        <source>spear warriors from beyond the Alps</source>
        <translation>lanceros de allende los Alpes</translation>
    </message>
    <message>
        <source>Celts from the upper Rhone who fought for pay. Polybius says that at Telamon in 225 BC they stripped for battle and stood naked in the first rank.</source>
        <translation>Celtas del alto Ródano que luchaban a sueldo. Polibio dice que en Telamón, en 225 a. C., se desnudaron y formaron así en primera fila.</translation>
    </message>
    <message>
        <source>Bastarnian warriors</source>
        <translation>guerreros bastarnos</translation>
    </message>
    <message>
        <source>A people from the country north of the Danube mouth. Philip V and Perseus of Macedon both hoped to use their strength against neighbors and Rome.</source>
        <translation>Un pueblo del norte de las bocas del Danubio. Tanto Filipo V como Perseo de Macedonia esperaban usar su fuerza contra sus vecinos y contra Roma.</translation>
    </message>
    <message>
        <source>Thracian light foot</source>
        <translation>infantería ligera tracia</translation>
    </message>
    <message>
        <source>Hillmen of Thrace with javelins and a light crescent shield, hired by Greek cities and Macedonian kings alike.</source>
        <translation>Montañeses de Tracia con jabalinas y un ligero escudo en media luna, contratados tanto por ciudades griegas como por reyes macedonios.</translation>
    </message>
    <message>
        <source>Balearic slingers</source>
        <translation>honderos baleares</translation>
    </message>
    <message>
        <source>Islanders who carried three slings for three distances. It was said that as children they had to hit their bread before they could eat it.</source>
        <translation>Isleños que llevaban tres hondas para tres distancias. Se decía que de niños debían acertar a su pan antes de comérselo.</translation>
    </message>
    <message>
        <source>Cretan archers</source>
        <translation>arqueros cretenses</translation>
    </message>
    <message>
        <source>The bowmen of Crete served every power from Athens to Rome and were held to be the best archers in the Greek world.</source>
        <translation>Los arqueros de Creta sirvieron a todas las potencias, de Atenas a Roma, y se los tenía por los mejores del mundo griego.</translation>
    </message>
    <message>
        <source>Numidian light horse</source>
        <translation>caballería ligera númida</translation>
    </message>
    <message>
        <source>They rode small, quick horses without saddle or bridle and tired an enemy with javelins. They helped Hannibal to win at Cannae and Scipio to win at Zama.</source>
        <translation>Montaban caballos pequeños y veloces sin silla ni brida y cansaban al enemigo con jabalinas. Ayudaron a Aníbal a vencer en Cannas y a Escipión en Zama.</translation>
    </message>
    <message>
        <source>light horse in Tarentine style</source>
        <translation>caballería ligera tarentina</translation>
    </message>
    <message>
        <source>Riders with javelins and a shield who threw, wheeled away and came back. In the end the name meant the way of fighting, not the home town.</source>
        <translation>Jinetes con jabalinas y escudo que lanzaban, daban la vuelta y volvían. Al final el nombre indicaba el modo de luchar, no la patria.</translation>
    </message>
    <message>
        <source>Parthians</source>
        <translation>Partos</translation>
    </message>
    <message>
        <source>100 BC - AD 220</source>
        <translation>100 a. C. - 220 d. C.</translation>
    </message>
    <message>
        <source>An army of horsemen: armored lancers to break a line and mounted bowmen to wear it down first.</source>
        <translation>Un ejército de jinetes: lanceros acorazados para romper una línea y arqueros montados para desgastarla antes.</translation>
    </message>
    <message>
        <source>armored lancers</source>
        <translation>lanceros acorazados</translation>
    </message>
    <message>
        <source>Rider and horse wore armor of scales, and the long lance was held with both hands. At Carrhae in 53 BC they kept the Romans packed together while the bowmen shot.</source>
        <translation>Jinete y caballo llevaban armadura de escamas, y la larga lanza se sujetaba a dos manos. En Carras, en 53 a. C., mantuvieron apiñados a los romanos mientras disparaban los arqueros.</translation>
    </message>
    <message>
        <source>camel cataphracts</source>
        <translation>catafractos en camello</translation>
    </message>
    <message>
        <source>Herodian describes armored lancers on camels in the great battle at Nisibis in AD 217.</source>
        <translation>Herodiano describe lanceros acorazados en camello en la gran batalla de Nísibis en 217 d. C.</translation>
    </message>
    <message>
        <source>horse archers</source>
        <translation>arqueros a caballo</translation>
    </message>
    <message>
        <source>They shot backward over the tail of the horse as they rode away. At Carrhae camels brought up fresh loads of arrows.</source>
        <translation>Disparaban hacia atrás, sobre la grupa, mientras se alejaban. En Carras los camellos traían nuevas cargas de flechas.</translation>
    </message>
    <message>
        <source>free nobles with bow and lance</source>
        <translation>nobles libres con arco y lanza</translation>
    </message>
    <message>
        <source>The lesser nobility rode in the following of the great lords. The lord of the house of Suren brought ten thousand riders, clients and slaves to Carrhae.</source>
        <translation>La nobleza menor cabalgaba en el séquito de los grandes señores. El señor de la casa de Suren llevó a Carras diez mil jinetes, clientes y esclavos.</translation>
    </message>
    <message>
        <source>Arab light horse</source>
        <translation>caballería ligera árabe</translation>
    </message>
    <message>
        <source>Tent dwellers from the edge of the desert who served Parthia and Rome in turn as guides, scouts and raiders.</source>
        <translation>Moradores de tiendas del borde del desierto que sirvieron por turnos a Partia y a Roma como guías, exploradores y saqueadores.</translation>
    </message>
    <message>
        <source>hill archers</source>
        <translation>arqueros de montaña</translation>
    </message>
    <message>
        <source>The Mardians lived in the mountains south of the Caspian Sea and were known as bowmen. One of them guided Antony&apos;s army out of Media in 36 BC.</source>
        <translation>Los mardos vivían en los montes al sur del mar Caspio y eran conocidos arqueros. Uno de ellos guio al ejército de Antonio fuera de Media en 36 a. C.</translation>
    </message>
    <message>
        <source>slingers of the Zagros</source>
        <translation>honderos de los Zagros</translation>
    </message>
    <message>
        <source>Mountain people named by Polybius and Livy as slingers in the armies of Media and of the Seleucid kings.</source>
        <translation>Montañeses que Polibio y Livio citan como honderos en los ejércitos de Media y de los reyes seléucidas.</translation>
    </message>
    <message>
        <source>levied spearmen</source>
        <translation>lanceros de leva</translation>
    </message>
    <message>
        <source>The foot of a Parthian army came from its towns and villages and was meant for camps, passes and walls rather than for the open field.</source>
        <translation>La infantería de un ejército parto venía de sus ciudades y aldeas y servía para campamentos, pasos y murallas más que para campo abierto.</translation>
    </message>
    <message>
        <source>Persians</source>
        <translation>Persas</translation>
    </message>
    <message>
        <source>550-330 BC</source>
        <translation>550-330 a. C.</translation>
    </message>
    <message>
        <source>The Great King called up peoples from the Nile to the Indus: guards, shield bearers, a great many bowmen, and horse of every kind.</source>
        <translation>El Gran Rey convocaba a pueblos del Nilo al Indo: guardias, escuderos, muchísimos arqueros y caballería de toda clase.</translation>
    </message>
    <message>
        <source>the Immortals</source>
        <translation>los Inmortales</translation>
    </message>
    <message>
        <source>Herodotus tells of ten thousand guards whose number was always made up again. They carried spear and bow and wore scale armor under their robes.</source>
        <translation>Heródoto habla de diez mil guardias cuyo número siempre se completaba. Llevaban lanza y arco, y armadura de escamas bajo la túnica.</translation>
    </message>
    <message>
        <source>bearers of tall shields</source>
        <translation>portadores de grandes escudos</translation>
    </message>
    <message>
        <source>The front rank set up tall wicker shields like a wall, and the bowmen shot from behind it.</source>
        <translation>La primera fila plantaba altos escudos de mimbre como un muro, y los arqueros disparaban desde detrás.</translation>
    </message>
    <message>
        <source>bowmen</source>
        <translation>arqueros a pie</translation>
    </message>
    <message>
        <source>The bow was the first weapon of the Persian foot. On his tomb King Darius calls himself a good bowman, on foot and on horseback.</source>
        <translation>El arco era la primera arma de la infantería persa. En su tumba el rey Darío se llama buen arquero, a pie y a caballo.</translation>
    </message>
    <message>
        <source>line infantry of the king</source>
        <translation>infantería de línea del rey</translation>
    </message>
    <message>
        <source>Darius III placed them beside his Greek mercenaries at Issus in 333 BC. Arrian calls them hoplites.</source>
        <translation>Darío III los situó junto a sus mercenarios griegos en Iso en 333 a. C. Arriano los llama hoplitas.</translation>
    </message>
    <message>
        <source>light foot with small shields</source>
        <translation>infantería ligera de escudo pequeño</translation>
    </message>
    <message>
        <source>Men of the hill peoples with a small shield, a spear and javelins. Greek vase painters liked to show them fighting hoplites.</source>
        <translation>Hombres de los pueblos de montaña con escudo pequeño, lanza y jabalinas. A los pintores de vasos griegos les gustaba mostrarlos luchando con hoplitas.</translation>
    </message>
    <message>
        <source>Persian horsemen</source>
        <translation>jinetes persas</translation>
    </message>
    <message>
        <source>Nobles and their men rode with javelins and bow. The word is Old Persian for horsemen.</source>
        <translation>Los nobles y sus hombres cabalgaban con jabalinas y arco. La palabra es persa antiguo y significa jinetes.</translation>
    </message>
    <message>
        <source>Saka horse archers</source>
        <translation>arqueros sacas a caballo</translation>
    </message>
    <message>
        <source>Riders of the steppe in pointed caps. Herodotus says that the best of the Persian horse at Plataea were the Saka.</source>
        <translation>Jinetes de la estepa con gorros puntiagudos. Heródoto dice que lo mejor de la caballería persa en Platea eran los sacas.</translation>
    </message>
    <message>
        <source>camel riders</source>
        <translation>jinetes de camello</translation>
    </message>
    <message>
        <source>Cyrus put men on his baggage camels to frighten the Lydian horses. King Darius used the Old Persian word for camel riders in his great inscription at Behistun.</source>
        <translation>Ciro montó hombres en sus camellos de carga para espantar a los caballos lidios. El rey Darío usó la palabra persa antigua para jinetes de camello en su gran inscripción de Behistún.</translation>
    </message>
    <message>
        <source>scythed chariots</source>
        <translation>carros falcados</translation>
    </message>
    <message>
        <source>Chariots with blades on axle and yoke, meant to tear holes in a line of foot. At Gaugamela Alexander&apos;s men shot down the drivers and opened lanes for the rest.</source>
        <translation>Carros con cuchillas en el eje y el yugo, pensados para abrir brechas en la infantería. En Gaugamela los hombres de Alejandro abatieron a los conductores y abrieron calles a los demás.</translation>
    </message>
    <message>
        <source>Roman auxiliaries</source>
        <translation>Auxiliares romanos</translation>
    </message>
    <message>
        <source>AD 1-140</source>
        <translation>1-140 d. C.</translation>
    </message>
    <message>
        <source>Men from the provinces served in cohorts of foot and wings of horse and gave Rome the skills that its citizens lacked.</source>
        <translation>Hombres de las provincias servían en cohortes de infantería y alas de caballería y daban a Roma las destrezas que faltaban a sus ciudadanos.</translation>
    </message>
    <message>
        <source>auxiliary infantry</source>
        <translation>infantería auxiliar</translation>
    </message>
    <message>
        <source>Free men of the provinces served twenty-five years with spear, flat shield and mail and left the army as Roman citizens.</source>
        <translation>Hombres libres de las provincias servían veinticinco años con lanza, escudo plano y cota de malla, y salían del ejército como ciudadanos romanos.</translation>
    </message>
    <message>
        <source>Batavian cohorts</source>
        <translation>cohortes bátavas</translation>
    </message>
    <message>
        <source>Men of the Rhine delta who were trained to swim rivers in full arms. Agricola sent four of their cohorts in first at Mons Graupius.</source>
        <translation>Hombres del delta del Rin adiestrados para cruzar ríos a nado con todas sus armas. Agrícola lanzó primero cuatro de sus cohortes en el monte Graupio.</translation>
    </message>
    <message>
        <source>Syrian archers</source>
        <translation>arqueros sirios</translation>
    </message>
    <message>
        <source>Bowmen from Hama in Syria served as far away as Hadrian&apos;s Wall in Britain.</source>
        <translation>Arqueros de Hama, en Siria, sirvieron hasta en el Muro de Adriano, en Britania.</translation>
    </message>
    <message>
        <source>slingers</source>
        <translation>honderos</translation>
    </message>
    <message>
        <source>Trajan&apos;s Column shows slingers with their stones in a fold of the cloak.</source>
        <translation>La Columna de Trajano muestra honderos con sus piedras en un pliegue del manto.</translation>
    </message>
    <message>
        <source>irregular allies</source>
        <translation>aliados irregulares</translation>
    </message>
    <message>
        <source>Tribesmen who fought for Rome with their own weapons and in their own dress. On Trajan&apos;s Column some go into battle stripped to the waist, with clubs.</source>
        <translation>Miembros de tribus que luchaban por Roma con sus armas y a su usanza. En la Columna de Trajano algunos van al combate con el torso desnudo y garrotes.</translation>
    </message>
    <message>
        <source>cavalry of an ala</source>
        <translation>caballería de un ala</translation>
    </message>
    <message>
        <source>A regiment had about five hundred riders in sixteen troops, with long sword, spear and javelins. Hadrian praised their drill in a speech that was cut in stone at Lambaesis.</source>
        <translation>Un regimiento tenía unos quinientos jinetes en dieciséis turmas, con espada larga, lanza y jabalinas. Adriano alabó su instrucción en un discurso que se grabó en piedra en Lambaesis.</translation>
    </message>
    <message>
        <source>lancers</source>
        <translation>lanceros a caballo</translation>
    </message>
    <message>
        <source>Trajan raised the first Roman regiment with the two-handed lance of the Sarmatians.</source>
        <translation>Trajano creó el primer regimiento romano con la lanza a dos manos de los sármatas.</translation>
    </message>
    <message>
        <source>Moorish light horse</source>
        <translation>caballería ligera mora</translation>
    </message>
    <message>
        <source>Lusius Quietus led them in Trajan&apos;s wars. The Column shows them with curled hair, riding without saddle or bridle.</source>
        <translation>Lusio Quieto los mandó en las guerras de Trajano. La Columna los muestra con el pelo rizado, sin silla ni brida.</translation>
    </message>
    <message>
        <source>Trajan raised a regiment of a thousand camel riders in Syria for the desert frontier.</source>
        <translation>Trajano creó en Siria un regimiento de mil jinetes de camello para la frontera del desierto.</translation>
    </message>
    <message>
        <source>Imperial Romans</source>
        <translation>Romanos del Imperio</translation>
    </message>
    <message>
        <source>AD 1-120</source>
        <translation>1-120 d. C.</translation>
    </message>
    <message>
        <source>Professional legions with long service, good armor and their own artillery conquered and held the frontiers from Augustus to Trajan.</source>
        <translation>Legiones profesionales de largo servicio, buena armadura y artillería propia conquistaron y guardaron las fronteras de Augusto a Trajano.</translation>
    </message>
    <message>
        <source>professional heavy infantry</source>
        <translation>infantería pesada profesional</translation>
    </message>
    <message>
        <source>Citizens who served for twenty years and more fought with javelin, short sword and a large curved shield. The same men built the roads, camps and siege works of the empire.</source>
        <translation>Ciudadanos que servían veinte años y más luchaban con jabalina, espada corta y gran escudo curvo. Ellos mismos hacían las calzadas, campamentos y obras de asedio del imperio.</translation>
    </message>
    <message>
        <source>guard infantry of the emperor</source>
        <translation>guardia de infantería del emperador</translation>
    </message>
    <message>
        <source>The cohorts of the guard were better paid than the legions and marched when the emperor took the field. They fought in both of the Dacian wars of Trajan.</source>
        <translation>Las cohortes de la guardia cobraban más que las legiones y marchaban cuando el emperador salía en campaña. Lucharon en las dos guerras dacias de Trajano.</translation>
    </message>
    <message>
        <source>marines of the fleets</source>
        <translation>infantes de las flotas</translation>
    </message>
    <message>
        <source>The crews of the fleets at Misenum and Ravenna were trained to fight on land as well. Two legions called Adiutrix were raised from such men in the civil wars of AD 68 to 70.</source>
        <translation>Las tripulaciones de las flotas de Miseno y Rávena se adiestraban también para luchar en tierra. De ellas salieron dos legiones llamadas Adiutrix en las guerras civiles de 68 a 70 d. C.</translation>
    </message>
    <message>
        <source>cavalry of the legion</source>
        <translation>caballería de la legión</translation>
    </message>
    <message>
        <source>Each legion had about 120 horsemen of its own, who scouted, carried messages and escorted the commander.</source>
        <translation>Cada legión tenía unos 120 jinetes propios, que exploraban, llevaban mensajes y escoltaban al jefe.</translation>
    </message>
    <message>
        <source>horse guard of the emperor</source>
        <translation>guardia montada del emperador</translation>
    </message>
    <message>
        <source>The best riders of the auxiliary cavalry, many of them from the lower Rhine, were picked to guard the emperor. The corps is known from the time of Trajan.</source>
        <translation>Los mejores jinetes de la caballería auxiliar, muchos del bajo Rin, eran escogidos para guardar al emperador. El cuerpo se conoce desde tiempos de Trajano.</translation>
    </message>
    <message>
        <source>archers with the legions</source>
        <translation>arqueros con las legiones</translation>
    </message>
    <message>
        <source>Vegetius wanted a quarter to a third of all recruits to be trained with the bow, on foot and with straw targets. Most archers, however, came from the eastern provinces.</source>
        <translation>Vegecio quería que de un cuarto a un tercio de los reclutas aprendiera el arco, a pie y con blancos de paja. Pero la mayoría de los arqueros venía de las provincias de Oriente.</translation>
    </message>
    <message>
        <source>cart-mounted bolt-thrower</source>
        <translation>lanzavirotes sobre carro</translation>
    </message>
    <message>
        <source>Trajan&apos;s Column shows small bolt-throwers on carts drawn by mules. Vegetius gives a legion fifty-five of them, one for each century.</source>
        <translation>La Columna de Trajano muestra pequeños lanzavirotes en carros tirados por mulas. Vegecio da a cada legión cincuenta y cinco, uno por centuria.</translation>
    </message>
    <message>
        <source>large two-armed engine</source>
        <translation>gran máquina de dos brazos</translation>
    </message>
    <message>
        <source>Two arms driven by twisted ropes of sinew threw bolts or stones. About AD 100 iron frames made such engines lighter and stronger.</source>
        <translation>Dos brazos movidos por cuerdas retorcidas de tendón lanzaban virotes o piedras. Hacia 100 d. C. los armazones de hierro las hicieron más ligeras y fuertes.</translation>
    </message>
    <message>
        <source>one-armed stone-thrower</source>
        <translation>lanzapiedras de un brazo</translation>
    </message>
    <message>
        <source>A single arm in a thick skein of sinew hurled stones in a high arc and kicked like the wild ass that gave it its name. The name is late Roman, but one-armed throwers were known long before.</source>
        <translation>Un solo brazo en una gruesa madeja de tendones lanzaba piedras en arco alto y coceaba como el asno salvaje que le dio nombre. El nombre es tardío, pero las máquinas de un brazo se conocían mucho antes.</translation>
    </message>
    <message>
        <source>Romans of the Republic</source>
        <translation>Romanos de la República</translation>
    </message>
    <message>
        <source>300-100 BC</source>
        <translation>300-100 a. C.</translation>
    </message>
    <message>
        <source>The citizen army of the middle Republic fought in three lines that relieved one another, with light troops in front and allied cavalry on the wings.</source>
        <translation>El ejército ciudadano de la República media luchaba en tres líneas que se relevaban, con tropas ligeras delante y caballería aliada en las alas.</translation>
    </message>
    <message>
        <source>young men of the first line</source>
        <translation>jóvenes de la primera línea</translation>
    </message>
    <message>
        <source>The younger men formed the first line of the legion, with a large oval shield, a sword and two heavy javelins. When they tired they fell back through the gaps of the line behind.</source>
        <translation>Los más jóvenes formaban la primera línea de la legión, con gran escudo oval, espada y dos jabalinas pesadas. Al cansarse retrocedían por los huecos de la línea de atrás.</translation>
    </message>
    <message>
        <source>men in their prime, second line</source>
        <translation>en plena madurez, segunda línea</translation>
    </message>
    <message>
        <source>Men in the prime of life stood in the second line and were better armored than the first; the wealthier of them wore mail. They went in when the hastati were spent.</source>
        <translation>Hombres en la flor de la vida formaban la segunda línea, mejor armados que los de la primera; los más ricos llevaban cota de malla. Entraban cuando los hastati estaban agotados.</translation>
    </message>
    <message>
        <source>veteran spearmen of the third line</source>
        <translation>lanceros veteranos, tercera línea</translation>
    </message>
    <message>
        <source>The oldest soldiers knelt behind the others with long thrusting spears, half as many as in the lines ahead. Romans said that a matter had come to the triarii when all else had failed.</source>
        <translation>Los soldados más viejos esperaban de rodillas tras los demás con largas lanzas, la mitad que en las líneas de delante. Los romanos decían que un asunto había llegado a los triarii cuando todo lo demás había fallado.</translation>
    </message>
    <message>
        <source>young javelin skirmishers</source>
        <translation>jóvenes hostigadores con jabalina</translation>
    </message>
    <message>
        <source>The youngest and poorest citizens opened the battle with light javelins and a round shield, some with a wolf skin over the helmet. They ran back through the gaps when the lines met.</source>
        <translation>Los ciudadanos más jóvenes y pobres abrían la batalla con jabalinas ligeras y escudo redondo, algunos con piel de lobo sobre el casco. Volvían por los huecos al chocar las líneas.</translation>
    </message>
    <message>
        <source>citizen cavalry</source>
        <translation>caballería ciudadana</translation>
    </message>
    <message>
        <source>The wealthiest citizens served on horseback, three hundred to a legion in ten troops called turmae. They were brave but few, and many enemies had the better horse.</source>
        <translation>Los ciudadanos más ricos servían a caballo, trescientos por legión en diez turmae. Eran valientes pero pocos, y muchos enemigos tenían mejor caballería.</translation>
    </message>
    <message>
        <source>allied cavalry of the wings</source>
        <translation>caballería aliada de las alas</translation>
    </message>
    <message>
        <source>The Italian allies sent about three times as many horsemen as the legion had itself. They rode on the wings of the army, from which they have their name.</source>
        <translation>Los aliados itálicos enviaban unas tres veces más jinetes que la propia legión. Cabalgaban en las alas del ejército, de donde viene su nombre.</translation>
    </message>
    <message>
        <source>archers</source>
        <translation>arqueros</translation>
    </message>
    <message>
        <source>Rome raised hardly any archers of its own. In 216 BC King Hiero of Syracuse sent a thousand archers and slingers to help against Hannibal.</source>
        <translation>Roma apenas reclutaba arqueros propios. En 216 a. C. el rey Hierón de Siracusa envió mil arqueros y honderos para ayudar contra Aníbal.</translation>
    </message>
    <message>
        <source>light bolt-thrower</source>
        <translation>lanzavirotes ligero</translation>
    </message>
    <message>
        <source>A torsion engine for iron-headed bolts, small enough to move on a cart and very accurate. At Avaricum Caesar saw one Gaul after another shot down at the same spot by a single scorpion.</source>
        <translation>Máquina de torsión para virotes con punta de hierro, lo bastante pequeña para ir en carro y muy precisa. En Avarico César vio caer a un galo tras otro en el mismo sitio por un solo escorpión.</translation>
    </message>
    <message>
        <source>armed townsmen</source>
        <translation>vecinos armados</translation>
    </message>
    <message>
        <source>When a city was in danger its people took up whatever weapons they could find. After Cannae Rome even armed prisoners, with Gallic trophies taken from its temples.</source>
        <translation>Cuando una ciudad peligraba, su gente tomaba las armas que encontraba. Tras Cannas Roma armó hasta a los presos, con trofeos galos sacados de sus templos.</translation>
    </message>
    <message>
        <source>Sarmatians</source>
        <translation>Sármatas</translation>
    </message>
    <message>
        <source>200 BC - AD 180</source>
        <translation>200 a. C. - 180 d. C.</translation>
    </message>
    <message>
        <source>Horse peoples of the northern steppe, whose long lance was later copied by Rome.</source>
        <translation>Pueblos jinetes de la estepa del norte, cuya larga lanza copió después Roma.</translation>
    </message>
    <message>
        <source>Royal Sarmatians</source>
        <translation>sármatas reales</translation>
    </message>
    <message>
        <source>Strabo lists Royal Sarmatians among the peoples north of the Black Sea. Their leading men fought in armor with the long lance.</source>
        <translation>Estrabón cita a los sármatas reales entre los pueblos al norte del mar Negro. Sus principales luchaban con armadura y larga lanza.</translation>
    </message>
    <message>
        <source>Roxolan lancers</source>
        <translation>lanceros roxolanos</translation>
    </message>
    <message>
        <source>In the winter of AD 69 nine thousand of them raided across the Danube. Tacitus describes how a thaw made their heavy armor and long lances useless.</source>
        <translation>En el invierno de 69 d. C. nueve mil de ellos saquearon al otro lado del Danubio. Tácito cuenta cómo un deshielo inutilizó su pesada armadura y sus largas lanzas.</translation>
    </message>
    <message>
        <source>lancers of the plain</source>
        <translation>lanceros de la llanura</translation>
    </message>
    <message>
        <source>Sarmatians settled between Danube and Tisza. In AD 175 they had to give Marcus Aurelius eight thousand riders, most of whom were sent to Britain.</source>
        <translation>Sármatas asentados entre el Danubio y el Tisza. En 175 d. C. tuvieron que dar a Marco Aurelio ocho mil jinetes, la mayoría enviados a Britania.</translation>
    </message>
    <message>
        <source>Alan riders</source>
        <translation>jinetes alanos</translation>
    </message>
    <message>
        <source>About AD 135 the Alans came over the Caucasus. Arrian, the governor of Cappadocia, wrote down the battle order with which he meant to stop them.</source>
        <translation>Hacia 135 d. C. los alanos cruzaron el Cáucaso. Arriano, gobernador de Capadocia, escribió el orden de batalla con que pensaba detenerlos.</translation>
    </message>
    <message>
        <source>Pausanias saw Sarmatian armor made of sliced horse hooves and says that, lacking iron, they tipped their arrows with bone.</source>
        <translation>Pausanias vio una armadura sármata hecha de láminas de casco de caballo y dice que, faltos de hierro, ponían a sus flechas puntas de hueso.</translation>
    </message>
    <message>
        <source>tribesmen on foot</source>
        <translation>miembros de tribus a pie</translation>
    </message>
    <message>
        <source>Few Sarmatians fought on foot. Tacitus thought nobody so poor a soldier when dismounted.</source>
        <translation>Pocos sármatas luchaban a pie. Tácito pensaba que nadie era tan mal soldado una vez desmontado.</translation>
    </message>
    <message>
        <source>bowmen on foot</source>
        <translation>arqueros a pie de la estepa</translation>
    </message>
    <message>
        <source>Herdsmen and villagers of the steppe border who brought their hunting bows.</source>
        <translation>Pastores y aldeanos del borde de la estepa que traían sus arcos de caza.</translation>
    </message>
    <message>
        <source>Spartans and their dependents</source>
        <translation>Espartanos y dependientes</translation>
    </message>
    <message>
        <source>500-360 BC</source>
        <translation>500-360 a. C.</translation>
    </message>
    <message>
        <source>The only full-time soldiers of Greece, always too few, with the hoplites of the towns around them and thousands of helots.</source>
        <translation>Los únicos soldados de oficio de Grecia, siempre demasiado pocos, con los hoplitas de las ciudades vecinas y miles de ilotas.</translation>
    </message>
    <message>
        <source>full citizens of Sparta</source>
        <translation>ciudadanos plenos de Esparta</translation>
    </message>
    <message>
        <source>Spartan citizens trained for war from boyhood and left other work to helots. They advanced slowly to the sound of flutes.</source>
        <translation>Los ciudadanos espartanos se preparaban para la guerra desde niños y dejaban los demás trabajos a los ilotas. Avanzaban despacio al son de las flautas.</translation>
    </message>
    <message>
        <source>royal guard on foot</source>
        <translation>guardia real a pie</translation>
    </message>
    <message>
        <source>The three hundred were called horsemen but fought on foot around the king. They were chosen anew from the young men in their prime.</source>
        <translation>A los trescientos se los llamaba jinetes, pero luchaban a pie en torno al rey. Se elegían de nuevo entre los jóvenes en la flor de la edad.</translation>
    </message>
    <message>
        <source>hoplites of the towns around Sparta</source>
        <translation>hoplitas de los alrededores de Esparta</translation>
    </message>
    <message>
        <source>Free men without a vote in Sparta, who filled more and more of the Spartan line as citizens became few.</source>
        <translation>Hombres libres sin voto en Esparta, que llenaban cada vez más la línea espartana según escaseaban los ciudadanos.</translation>
    </message>
    <message>
        <source>freed helots</source>
        <translation>ilotas liberados</translation>
    </message>
    <message>
        <source>Helots who won their freedom by serving as hoplites. Two thousand of them went to Asia with King Agesilaos in 396 BC.</source>
        <translation>Ilotas que ganaron la libertad sirviendo como hoplitas. Dos mil fueron a Asia con el rey Agesilao en 396 a. C.</translation>
    </message>
    <message>
        <source>hillmen of the northern border</source>
        <translation>montañeses de la frontera norte</translation>
    </message>
    <message>
        <source>Six hundred men from the hills toward Arcadia held the left end of the Spartan line. On the march they scouted ahead and at night they guarded the camp.</source>
        <translation>Seiscientos hombres de las colinas que dan a Arcadia ocupaban el extremo izquierdo de la línea espartana. En marcha exploraban por delante y de noche guardaban el campamento.</translation>
    </message>
    <message>
        <source>helots with javelins</source>
        <translation>ilotas con jabalinas</translation>
    </message>
    <message>
        <source>Herodotus says that seven helots went with each Spartan to Plataea, all of them lightly armed.</source>
        <translation>Heródoto dice que con cada espartano fueron a Platea siete ilotas, todos con armas ligeras.</translation>
    </message>
    <message>
        <source>Spartan cavalry</source>
        <translation>caballería espartana</translation>
    </message>
    <message>
        <source>Sparta raised cavalry late and without love. Xenophon blames the defeat at Leuctra partly on riders who met their horses only when the army was called up.</source>
        <translation>Esparta formó caballería tarde y sin ganas. Jenofonte achaca en parte la derrota de Leuctra a jinetes que conocían su caballo al ser llamados a filas.</translation>
    </message>
    <message>
        <source>hired archers</source>
        <translation>arqueros a sueldo</translation>
    </message>
    <message>
        <source>In 424 BC, with the enemy raiding its coasts, Sparta broke with custom and raised archers and four hundred horsemen.</source>
        <translation>En 424 a. C., con el enemigo saqueando sus costas, Esparta rompió con la costumbre y reclutó arqueros y cuatrocientos jinetes.</translation>
    </message>
    <message>
        <source>Citizens of Athens</source>
        <translation>Ciudadanos de Atenas</translation>
    </message>
    <message>
        <source>The whole levy of Athens</source>
        <translation>Toda la leva de Atenas</translation>
    </message>
    <message>
        <source>The army of Spain</source>
        <translation>El ejército de Hispania</translation>
    </message>
    <message>
        <source>Hannibal in Italy</source>
        <translation>Aníbal en Italia</translation>
    </message>
    <message>
        <source>The host at the Allia</source>
        <translation>La hueste del Alia</translation>
    </message>
    <message>
        <source>The rising of all Gaul</source>
        <translation>El alzamiento de toda la Galia</translation>
    </message>
    <message>
        <source>The pass of Tapae</source>
        <translation>El paso de Tapae</translation>
    </message>
    <message>
        <source>The king of the mountain forts</source>
        <translation>El rey de los fuertes de montaña</translation>
    </message>
    <message>
        <source>Ambush in the forest</source>
        <translation>Emboscada en el bosque</translation>
    </message>
    <message>
        <source>The tribes of Arminius</source>
        <translation>Las tribus de Arminio</translation>
    </message>
    <message>
        <source>The deep wing of Leuctra</source>
        <translation>El ala profunda de Leuctra</translation>
    </message>
    <message>
        <source>An army of the leagues</source>
        <translation>Un ejército de las ligas</translation>
    </message>
    <message>
        <source>Parmenion holds the left</source>
        <translation>Parmenión sostiene la izquierda</translation>
    </message>
    <message>
        <source>Alexander at Gaugamela</source>
        <translation>Alejandro en Gaugamela</translation>
    </message>
    <message>
        <source>Soldiers for silver</source>
        <translation>Soldados por plata</translation>
    </message>
    <message>
        <source>The revolt of the unpaid</source>
        <translation>La revuelta de los impagados</translation>
    </message>
    <message>
        <source>The raid on Syria</source>
        <translation>La incursión en Siria</translation>
    </message>
    <message>
        <source>Surena at Carrhae</source>
        <translation>Surena en Carras</translation>
    </message>
    <message>
        <source>The last army of Darius</source>
        <translation>El último ejército de Darío</translation>
    </message>
    <message>
        <source>The Great King&apos;s host</source>
        <translation>La hueste del Gran Rey</translation>
    </message>
    <message>
        <source>Mons Graupius</source>
        <translation>Monte Graupio</translation>
    </message>
    <message>
        <source>Lusius Quietus rides</source>
        <translation>Cabalga Lusio Quieto</translation>
    </message>
    <message>
        <source>A legion detachment</source>
        <translation>Un destacamento de legión</translation>
    </message>
    <message>
        <source>Trajan on the Danube</source>
        <translation>Trajano en el Danubio</translation>
    </message>
    <message>
        <source>A consul takes the field</source>
        <translation>Un cónsul sale en campaña</translation>
    </message>
    <message>
        <source>Scipio in Africa</source>
        <translation>Escipión en África</translation>
    </message>
    <message>
        <source>Across the frozen river</source>
        <translation>Cruzando el río helado</translation>
    </message>
    <message>
        <source>The gathering of the lances</source>
        <translation>La reunión de las lanzas</translation>
    </message>
    <message>
        <source>A Spartan expedition</source>
        <translation>Una expedición espartana</translation>
    </message>
    <message>
        <source>Agesilaos comes home</source>
        <translation>Agesilao vuelve a casa</translation>
    </message>
    <message>
        <source>Fortress with towers at the gate</source>
        <translation>Fortaleza con torres en el portón</translation>
    </message>
    <message>
        <source>Small fortress</source>
        <translation>Fortaleza pequeña</translation>
    </message>
    <message>
        <source>Standard fortress</source>
        <translation>Fortaleza estándar</translation>
    </message>
    <message>
        <source>Fortress with towers and corners</source>
        <translation>Fortaleza con torres y esquinas</translation>
    </message>
    <message>
        <source>Fortress with two towers</source>
        <translation>Fortaleza con dos torres</translation>
    </message>
    <message>
        <source>Breach at the Gate</source>
        <translation>Brecha en el portón</translation>
    </message>
    <message>
        <source>Rome</source>
        <translation>Roma</translation>
    </message>
    <message>
        <source>Dacia</source>
        <translation>Dacia</translation>
    </message>
    <message>
        <source>Envelopment by Horse</source>
        <translation>Envolvimiento de caballería</translation>
    </message>
    <message>
        <source>Carthage</source>
        <translation>Cartago</translation>
    </message>
    <message>
        <source>Elephants against Velites</source>
        <translation>Elefantes contra velites</translation>
    </message>
    <message>
        <source>A Fighting Withdrawal</source>
        <translation>Repliegue combatiendo</translation>
    </message>
    <message>
        <source>Brasidas</source>
        <translation>Brásidas</translation>
    </message>
    <message>
        <source>Illyria</source>
        <translation>Iliria</translation>
    </message>
    <message>
        <source>A First Battle</source>
        <translation>Primera batalla</translation>
    </message>
    <message>
        <source>Ambush in the Forest</source>
        <translation>Emboscada en el bosque</translation>
    </message>
    <message>
        <source>Germania</source>
        <translation>Germania</translation>
    </message>
    <message>
        <source>Two Consuls</source>
        <translation>Dos cónsules</translation>
    </message>
    <message>
        <source>Livius</source>
        <translation>Livio</translation>
    </message>
    <message>
        <source>Hasdrubal</source>
        <translation>Asdrúbal</translation>
    </message>
    <message>
        <source>Nero</source>
        <translation>Nerón</translation>
    </message>
    <message>
        <source>Gaul</source>
        <translation>Galia</translation>
    </message>
    <message>
        <source>An Open Field</source>
        <translation>Campo abierto</translation>
    </message>
    <message>
        <source>Phalanx against Legion</source>
        <translation>Falange contra legión</translation>
    </message>
    <message>
        <source>Macedon</source>
        <translation>Macedonia</translation>
    </message>
    <message>
        <source>The River Crossing</source>
        <translation>El paso del río</translation>
    </message>
    <message>
        <source>The Standard Siege, in Stone</source>
        <translation>El asedio estándar, en piedra</translation>
    </message>
    <message>
        <source>The Standard Siege, in Wood</source>
        <translation>El asedio estándar, en madera</translation>
    </message>
    <message>
        <source>The Fight for the Village</source>
        <translation>La lucha por la aldea</translation>
    </message>
    <message>
        <source>The Raid on the Watchtower</source>
        <translation>El asalto a la atalaya</translation>
    </message>
    <message>
        <source>The Camp in the Field</source>
        <translation>El campamento en campaña</translation>
    </message>
    <message>
        <source>Your first turn</source>
        <translation>Tu primer turno</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Te damos la bienvenida</translation>
    </message>
    <message>
        <source>Look at a unit</source>
        <translation>Mira una unidad</translation>
    </message>
    <message>
        <source>Give an order</source>
        <translation>Da una orden</translation>
    </message>
    <message>
        <source>Move a unit</source>
        <translation>Mueve una unidad</translation>
    </message>
    <message>
        <source>Click &apos;End phase&apos; above the table, or press Ctrl+Enter.</source>
        <translation>Pulsa «Fin de fase» encima de la mesa, o Ctrl+Intro.</translation>
    </message>
    <message>
        <source>Shoot</source>
        <translation>Dispara</translation>
    </message>
    <message>
        <source>How many dice?</source>
        <translation>¿Cuántos dados?</translation>
    </message>
    <message>
        <source>Fight</source>
        <translation>Lucha</translation>
    </message>
    <message>
        <source>The enemy&apos;s turn</source>
        <translation>El turno del enemigo</translation>
    </message>
    <message>
        <source>Your unit rolls 1 extra die in this combat.</source>
        <translation>Tu unidad tira 1 dado más en este combate.</translation>
    </message>
    <message>
        <source>Only for a unit that charged this turn: it has +1/+1 attack in this combat.</source>
        <translation>Solo para una unidad que haya cargado este turno: tiene +1/+1 de ataque en este combate.</translation>
    </message>
    <message>
        <source>After this ranged attack the shooter shoots again at the same target, without events, if it is still a legal target.</source>
        <translation>Tras este ataque a distancia el tirador vuelve a disparar al mismo objetivo, sin eventos, si sigue siendo un objetivo legal.</translation>
    </message>
    <message>
        <source>Your unit gains a hero marker, which counts at once in this combat or ranged attack.</source>
        <translation>Tu unidad recibe un marcador de héroe, que cuenta ya en este combate o ataque a distancia.</translation>
    </message>
    <message>
        <source>No one can see to fight: this combat or ranged attack ends with no dice rolled and no morale checked.</source>
        <translation>Nadie ve para combatir: este combate o ataque a distancia acaba sin tirar dados ni chequear la moral.</translation>
    </message>
    <message>
        <source>Choose left or right and activate up to 5 units whose centers are on that side of your general, or of the middle of the table if your general is lost.</source>
        <translation>Elige izquierda o derecha y activa hasta 5 unidades cuyos centros estén a ese lado de tu general, o del centro de la mesa si lo has perdido.</translation>
    </message>
    <message>
        <source>Activate up to 3 units; each may move 1 DU farther if its move ends in a charge.</source>
        <translation>Activa hasta 3 unidades; cada una puede moverse 1 UD más si su movimiento acaba en una carga.</translation>
    </message>
    <message>
        <source>Play this as part of another order that activates units: they have 1 extra movement point this turn and may still charge.</source>
        <translation>Se juega como parte de otra orden que active unidades: tienen 1 punto de movimiento más este turno y aún pueden cargar.</translation>
    </message>
    <message>
        <source>Activate 1 unit. Every other unit with animals within 4 DU of it, friend or enemy, checks morale, mounted units at -2; any that fails breaks and flees at once.</source>
        <translation>Activa 1 unidad. Toda otra unidad con animales a 4 UD o menos, amiga o enemiga, hace un control de moral, las montadas con -2; la que falla se desordena y huye al instante.</translation>
    </message>
    <message>
        <source>Activate your general&apos;s unit and all your units within the general&apos;s influence. Not while the general is dead, wounded or fleeing.</source>
        <translation>Activa la unidad de tu general y todas tus unidades dentro de su influencia. No mientras el general esté muerto, herido o en huida.</translation>
    </message>
    <message>
        <source>The enemy unit loses its officers: its “no officer” marker counts at once in this combat or ranged attack.</source>
        <translation>La unidad enemiga pierde a sus oficiales: su marcador «sin oficial» cuenta ya en este combate o ataque a distancia.</translation>
    </message>
    <message>
        <source>At the end of this turn, instead of the usual draw, draw until you hold as many cards as your leadership.</source>
        <translation>Al final de este turno, en lugar del robo habitual, roba hasta tener tantas cartas como tu liderazgo.</translation>
    </message>
    <message>
        <source>The arrows drift and strike one of the active player&apos;s own units within 1 DU of the target; if there is none, nobody is hit.</source>
        <translation>Las flechas se desvían y alcanzan a una unidad propia del jugador activo a 1 UD o menos del objetivo; si no la hay, no alcanzan a nadie.</translation>
    </message>
    <message>
        <source>Move your general to any other unit of yours that is not fleeing.</source>
        <translation>Traslada a tu general a cualquier otra unidad tuya que no esté en huida.</translation>
    </message>
    <message>
        <source>Remove a “no officer” marker from 1 of your units, if any has one, and draw 1 card at once.</source>
        <translation>Retira un marcador «sin oficial» de 1 de tus unidades, si alguna lo tiene, y roba 1 carta al instante.</translation>
    </message>
    <message>
        <source>One of your fleeing units rallies: remove its broken and fleeing markers and face it any way you like.</source>
        <translation>Una de tus unidades en huida se recobra: retira sus marcadores de desorden y de huida y oriéntala como quieras.</translation>
    </message>
    <message>
        <source>All your broken and fleeing units check morale at +1: those that pass recover and lose both markers, those that fail stay as they are.</source>
        <translation>Todas tus unidades desordenadas o en huida hacen un control de moral con +1: las que lo superan se recobran y pierden ambos marcadores; las que fallan siguen igual.</translation>
    </message>
    <message>
        <source>An able commander whose name nobody recorded, for quick battles and first games with any army.</source>
        <translation>Un comandante capaz cuyo nombre nadie apuntó, para batallas rápidas y primeras partidas con cualquier ejército.</translation>
    </message>
    <message>
        <source>Once in each of your turns, an order that activates a number of units activates 1 more, which must be within the general&apos;s influence.</source>
        <translation>Una vez en cada uno de tus turnos, una orden que activa un número de unidades activa 1 más, que debe estar dentro de la influencia del general.</translation>
    </message>
    <message>
        <source>Your broken and fleeing units within the general&apos;s influence have +2 on morale checks to recover.</source>
        <translation>Tus unidades desordenadas y en huida dentro de la influencia del general tienen +2 en los controles de moral para recobrarse.</translation>
    </message>
    <message>
        <source>Your units that begin a forced march within the general&apos;s influence have 1 extra movement point.</source>
        <translation>Tus unidades que empiezan una marcha forzada dentro de la influencia del general tienen 1 punto de movimiento más.</translation>
    </message>
    <message>
        <source>died 216 BC</source>
        <translation>murió en 216 a. C.</translation>
    </message>
    <message>
        <source>Once in each turn, yours or your opponent&apos;s, reroll a failed morale check of one of your units within the general&apos;s influence.</source>
        <translation>Una vez en cada turno, tuyo o del rival, vuelve a tirar un control de moral fallado de una de tus unidades dentro de la influencia del general.</translation>
    </message>
    <message>
        <source>Consul with Varro in 216 BC; he rode to the center at Cannae to hold the legions together, and fell there.</source>
        <translation>Cónsul con Varrón en el año 216 a. C.; en Cannas cabalgó hasta el centro para mantener firmes las legiones, y allí cayó.</translation>
    </message>
    <message>
        <source>consul 207 BC</source>
        <translation>cónsul en 207 a. C.</translation>
    </message>
    <message>
        <source>He marched half the length of Italy behind Hannibal&apos;s back, beat Hasdrubal at the Metaurus and was back before Hannibal noticed.</source>
        <translation>Recorrió media Italia a espaldas de Aníbal, venció a Asdrúbal junto al Metauro y volvió antes de que Aníbal lo notara.</translation>
    </message>
    <message>
        <source>consul 219 and 207 BC</source>
        <translation>cónsul en 219 y 207 a. C.</translation>
    </message>
    <message>
        <source>Disgraced after his first consulship and recalled for a second, he held Hasdrubal at the Metaurus until Nero struck the flank.</source>
        <translation>Caído en desgracia tras su primer consulado y llamado a un segundo, contuvo a Asdrúbal junto al Metauro hasta que Nerón golpeó el flanco.</translation>
    </message>
    <message>
        <source>about 228-174 BC</source>
        <translation>hacia 228-174 a. C.</translation>
    </message>
    <message>
        <source>He beat Philip V at Cynoscephalae in 197 BC, and the next summer declared the Greeks free at the Isthmian Games.</source>
        <translation>Venció a Filipo V en Cinoscéfalas en el año 197 a. C. y al verano siguiente proclamó la libertad de los griegos en los Juegos Ístmicos.</translation>
    </message>
    <message>
        <source>After a turn in which you played an order, draw 2 cards instead of 1.</source>
        <translation>Tras un turno en el que hayas jugado una orden, roba 2 cartas en lugar de 1.</translation>
    </message>
    <message>
        <source>After all units are revealed and before formations are chosen, you may move up to 3 of your units anywhere free in your deployment zone.</source>
        <translation>Cuando todas las unidades están reveladas y antes de elegir formaciones puedes mover hasta 3 de tus unidades a cualquier sitio libre de tu zona de despliegue.</translation>
    </message>
    <message>
        <source>Your units within the general&apos;s influence have +1 on the hit rolls of their ranged attacks.</source>
        <translation>Tus unidades dentro de la influencia del general tienen +1 en las tiradas de impacto de sus ataques a distancia.</translation>
    </message>
    <message>
        <source>At Cannae in 216 BC Hannibal&apos;s cavalry swept the Roman horse from the field while the legions pushed back his Gauls and Spaniards in the center. Can the riders strike the legions in flank and rear before the center gives way?</source>
        <translation>En Cannas, en el año 216 a. C., la caballería de Aníbal barrió del campo a la romana mientras las legiones hacían retroceder a sus galos e hispanos en el centro. ¿Llegarán los jinetes al flanco y a la retaguardia de las legiones antes de que ceda el centro?</translation>
    </message>
    <message>
        <source>At Zama in 202 BC Scipio left lanes between his maniples and filled them with velites, and Hannibal opened the battle with his elephants. See what javelins do to an elephant on its own, and whom it tramples when it panics.</source>
        <translation>En Zama, en el año 202 a. C., Escipión dejó pasillos entre sus manípulos y los llenó de vélites, y Aníbal abrió la batalla con sus elefantes. Mira lo que hacen las jabalinas a un elefante solo, y a quién pisotea cuando se espanta.</translation>
    </message>
    <message>
        <source>A Roman column has dug in for the night, and at dawn the war bands of the forest attack across trenches, a barricade and caltrops. A charge over a ditch is worth little: can the bands find the open flanks before the arrows break them?</source>
        <translation>Una columna romana se ha atrincherado para pasar la noche, y al alba las bandas guerreras del bosque atacan por encima de fosos, una barricada y abrojos. Una carga a través de un foso vale poco: ¿encontrarán los flancos abiertos antes de que las flechas las desbaraten?</translation>
    </message>
    <message>
        <source>In 423 BC Brasidas, deserted by his allies among the Illyrians of Lynkos, led his men out step by step, himself with the rear guard. Fall back facing the enemy and nobody strikes at you; turn your back and you pay. The deck holds plenty of orders to fall back.</source>
        <translation>En el año 423 a. C. Brásidas, abandonado por sus aliados entre los ilirios de Lincos, sacó a sus hombres paso a paso, él mismo con la retaguardia. Retrocede de cara al enemigo y nadie te golpea; dale la espalda y lo pagas. El mazo trae muchas órdenes de retroceder.</translation>
    </message>
    <message>
        <source>Rome meets Carthage on open ground, heavy infantry in the center, light troops on one wing and cavalry on the other. Keep your line together and work your way around the end of theirs: a charge into the flank is worth far more than one into the front.</source>
        <translation>Roma se enfrenta a Cartago en campo abierto, con la infantería pesada en el centro, las tropas ligeras en un ala y la caballería en la otra. Mantén unida tu línea y rodea el extremo de la suya: una carga por el flanco vale mucho más que una de frente.</translation>
    </message>
    <message>
        <source>At the Metaurus in 207 BC the consuls Livius and Nero joined forces against Hasdrubal and his Gauls. Four players in two teams take their turns together, phase by phase: each general commands only his own army, but allies may give each other the cards they cannot use.</source>
        <translation>Junto al Metauro, en el año 207 a. C., los cónsules Livio y Nerón unieron sus fuerzas contra Asdrúbal y sus galos. Cuatro jugadores en dos equipos juegan sus turnos a la vez, fase a fase: cada general manda solo en su propio ejército, pero los aliados pueden darse las cartas que no les sirven.</translation>
    </message>
    <message>
        <source>Two armies of a thousand points march onto a bare plain and deploy unit by unit. Wait to see where the enemy cavalry goes before you place your own.</source>
        <translation>Dos ejércitos de mil puntos llegan a una llanura desnuda y se despliegan unidad por unidad. Espera a ver dónde va la caballería enemiga antes de colocar la tuya.</translation>
    </message>
    <message>
        <source>A Celtic host holds the far bank of a river with two fords and a single bridge, and Rome has to force a crossing. Wading is slow, the enemy strikes down from the bank, and only two sections can cross the bridge side by side.</source>
        <translation>Una hueste celta defiende la otra orilla de un río con dos vados y un solo puente, y Roma tiene que abrirse paso. Vadear es lento, el enemigo golpea desde lo alto de la orilla y por el puente solo caben dos secciones a la par.</translation>
    </message>
    <message>
        <source>Stone walls do not burn and no ram will break them, so Macedon brings siege towers, ladders and engines against a city that has spent half its army on its walls. See how few men can hold a wall that must be climbed, and what the engines have to do before the assault.</source>
        <translation>Los muros de piedra no arden y ningún ariete los rompe, así que Macedonia trae torres de asedio, escalas y máquinas contra una ciudad que ha gastado medio ejército en sus muros. Mira qué pocos hombres bastan para defender un muro que hay que escalar, y qué han de hacer las máquinas antes del asalto.</translation>
    </message>
    <message>
        <source>Rome brings siege towers, rams and bolt throwers against a Dacian stronghold of wood, and the defenders need only hold out until the deck has run out four times. Which wall will fire or the rams open first, and how much time does every wheel of a siege tower cost?</source>
        <translation>Roma trae torres de asedio, arietes y lanzavirotes contra una fortaleza dacia de madera, y a los defensores les basta con aguantar hasta que el mazo se haya agotado cuatro veces. ¿Qué muro abrirán antes el fuego o los arietes, y cuánto tiempo cuesta cada giro de una torre de asedio?</translation>
    </message>
    <message>
        <source>A village lies between two armies, behind a few barricades: hold its houses, and you hold the middle of the field. A unit in the houses has no flanks and shrugs off arrows; the line outside must go around it or lose its order in the lanes.</source>
        <translation>Entre dos ejércitos hay una aldea tras unas pocas barricadas: quien domina sus casas domina el centro del campo. Una unidad en las casas no tiene flancos y apenas nota las flechas; la línea de fuera ha de rodearla o desordenarse en las callejas.</translation>
    </message>
    <message>
        <source>Three units, step by step: give orders, move, charge in the front and in the flank, shoot, fight, read the dice, and learn what wins a battle. You need to know nothing beforehand.</source>
        <translation>Tres unidades, paso a paso: dar órdenes, mover, cargar de frente y por el flanco, disparar, luchar, leer los dados y saber qué gana una batalla. No hace falta saber nada antes.</translation>
    </message>
    <message>
        <source>Units act when an action card orders them to (ACT-05). Click a card in your hand, then &apos;All that fit&apos; or your three units, then &apos;Play the order&apos;.</source>
        <translation>Las unidades actúan cuando se lo ordena una carta de acción (ACT-05). Pulsa una carta de tu mano, después «Todas las posibles» o tus tres unidades, y después «Jugar la orden».</translation>
    </message>
    <message>
        <source>On to movement</source>
        <translation>Pasa al movimiento</translation>
    </message>
    <message>
        <source>The gold triangles show who may act. A turn has seven phases, shown above the table. You have given your orders, so end this phase.</source>
        <translation>Los triángulos dorados muestran quién puede actuar. Un turno tiene siete fases, que se ven encima de la mesa. Ya has dado tus órdenes: termina esta fase.</translation>
    </message>
    <message>
        <source>That was a different move. Undo it and try again, or go on from here.</source>
        <translation>Ese era otro movimiento. Deshazlo y vuelve a probar, o sigue desde aquí.</translation>
    </message>
    <message>
        <source>Undo it</source>
        <translation>Deshazlo</translation>
    </message>
    <message>
        <source>You can undo anything until dice are rolled or hidden cards revealed. Try it: click Undo above the table, or press Ctrl+Z.</source>
        <translation>Puedes deshacerlo todo hasta que se tiren dados o se descubran cartas. Pruébalo: pulsa Deshacer, sobre la mesa, o Ctrl+Z.</translation>
    </message>
    <message>
        <source>Press Ctrl+Z, or choose Undo in the Edit menu.</source>
        <translation>Pulsa Ctrl+Z, o elige Deshacer en el menú Edición.</translation>
    </message>
    <message>
        <source>Charge!</source>
        <translation>¡Carga!</translation>
    </message>
    <message>
        <source>Into the flank</source>
        <translation>Por el flanco</translation>
    </message>
    <message>
        <source>On to shooting</source>
        <translation>Pasa al disparo</translation>
    </message>
    <message>
        <source>Everyone is in place. End the movement phase. The archers could still move, so you are asked once: end it again.</source>
        <translation>Todos están en su sitio. Termina la fase de movimiento. Los arqueros aún podrían moverse, así que se te pregunta una vez: termínala de nuevo.</translation>
    </message>
    <message>
        <source>How a hit works</source>
        <translation>Cómo se impacta</translation>
    </message>
    <message>
        <source>How a wound works</source>
        <translation>Cómo se hiere</translation>
    </message>
    <message>
        <source>Read the log</source>
        <translation>Lee el registro</translation>
    </message>
    <message>
        <source>The melee phase is over without this fight. Just go on.</source>
        <translation>La fase de combate ha terminado sin este combate. Sigue sin más.</translation>
    </message>
    <message>
        <source>How many hits?</source>
        <translation>¿Cuántos impactos?</translation>
    </message>
    <message>
        <source>How morale works</source>
        <translation>Cómo funciona la moral</translation>
    </message>
    <message>
        <source>Finish them</source>
        <translation>Remátalos</translation>
    </message>
    <message>
        <source>Now have the Equites fight, if the Hiberi are still there. Wounded, struck in the flank and facing two enemies, they can hardly hold: watch whether they break, rout or are destroyed.</source>
        <translation>Ahora haz luchar a los Equites, si los Hiberi siguen ahí. Heridos, golpeados en el flanco y con dos enemigos encima, difícilmente resistirán: mira si se desordenan, se dan a la fuga o quedan eliminados.</translation>
    </message>
    <message>
        <source>The Hiberi did not wait for your cavalry. Well fought: go on.</source>
        <translation>Los Hiberi no han esperado a tu caballería. Bien luchado: sigue.</translation>
    </message>
    <message>
        <source>How you win</source>
        <translation>Cómo se gana</translation>
    </message>
    <message>
        <source>Destroyed and fleeing units count as losses, at their value in points. An army that has lost more than half its points rolls two dice at the start of its turn: if they total more than its general&apos;s leadership, it leaves the field. If its general is dead or wounded, it leaves at once (SET-12 to SET-15).</source>
        <translation>Las unidades eliminadas y en huida cuentan como pérdidas, con su valor en puntos. Un ejército que ha perdido más de la mitad de sus puntos tira dos dados al empezar su turno: si suman más que el liderazgo de su general, abandona el campo. Si su general está muerto o herido, lo abandona al instante (SET-12 a SET-15).</translation>
    </message>
    <message>
        <source>When your turn is over, you draw a card and Carthage plays. Watch what it does. If you are asked anything, any answer will do.</source>
        <translation>Cuando termina tu turno, robas una carta y juega Cartago. Observa lo que hace. Si se te pregunta algo, vale cualquier respuesta.</translation>
    </message>
    <message>
        <source>Your own turn</source>
        <translation>Tu propio turno</translation>
    </message>
    <message>
        <source>This turn is yours. Play an order, move or charge with it, shoot and fight; end each phase when you are done. The log and the odds tell you the rest.</source>
        <translation>Este turno es tuyo. Juega una orden, mueve o carga con ella, dispara y lucha; termina cada fase cuando hayas acabado. El registro y las probabilidades te dirán el resto.</translation>
    </message>
    <message>
        <source>Pick a card and &apos;All that fit&apos;, and play the order. Drag your units, then &apos;End phase&apos; until the turn is over. Too many cards at the end? Discard down to your limit (END-07).</source>
        <translation>Elige una carta y «Todas las posibles», y juega la orden. Arrastra tus unidades y después «Fin de fase» hasta que acabe el turno. ¿Demasiadas cartas al final? Descarta hasta tu límite (END-07).</translation>
    </message>
    <message>
        <source>If you want to know more</source>
        <translation>Si quieres saber más</translation>
    </message>
    <message>
        <source>When something is not allowed, Vallum says why and names the rule. Click the number to read it, or press F1 on anything you see: try MOV-01. Help ▸ Guide explains the whole window.</source>
        <translation>Cuando algo no se puede hacer, Vallum dice por qué y nombra la regla. Pulsa el número para leerla, o F1 sobre cualquier cosa que veas: prueba con MOV-01. Ayuda ▸ Guía explica toda la ventana.</translation>
    </message>
    <message>
        <source>Three Roman units meet three of Carthage on open ground. Charge one of them in the front and the flank, and read how each number comes about.</source>
        <translation>Tres unidades romanas se enfrentan a tres de Cartago en campo abierto. Carga contra una de ellas de frente y por el flanco, y lee cómo se forma cada número.</translation>
    </message>
    <message>
        <source>You command the red units of Rome; the computer commands the blue ones of Carthage. This card tells you what to do next, and &apos;Show me&apos; helps when words are not enough. You cannot break anything.</source>
        <translation>Mandas las unidades rojas de Roma; el ordenador manda las azules de Cartago. Esta tarjeta te dice qué hacer, y «Mostrar» ayuda cuando no bastan las palabras. No puedes estropear nada.</translation>
    </message>
    <message>
        <source>Your cavalry, the Equites, stands beside the same Hiberi. Drag it onto them, straight into their flank: a unit struck there defends worse, loses heart sooner, and now faces two units at once (MOD-10, MOD-14). Press Enter.</source>
        <translation>Tu caballería, los Equites, está al lado de esos mismos Hiberi. Arrástrala sobre ellos, en línea recta contra su flanco: una unidad golpeada ahí se defiende peor, pierde antes el ánimo y ahora tiene dos enemigos enfrente (MOD-10, MOD-14). Pulsa Intro.</translation>
    </message>
    <message>
        <source>Two orders, left</source>
        <translation>Dos órdenes, izquierda</translation>
    </message>
    <message>
        <source>Two orders, center</source>
        <translation>Dos órdenes, centro</translation>
    </message>
    <message>
        <source>Two orders, right</source>
        <translation>Dos órdenes, derecha</translation>
    </message>
    <message>
        <source>Three orders, left</source>
        <translation>Tres órdenes, izquierda</translation>
    </message>
    <message>
        <source>Three orders, center</source>
        <translation>Tres órdenes, centro</translation>
    </message>
    <message>
        <source>Three orders, right</source>
        <translation>Tres órdenes, derecha</translation>
    </message>
    <message>
        <source>Four orders, left</source>
        <translation>Cuatro órdenes, izquierda</translation>
    </message>
    <message>
        <source>Four orders, center</source>
        <translation>Cuatro órdenes, centro</translation>
    </message>
    <message>
        <source>Four orders, right</source>
        <translation>Cuatro órdenes, derecha</translation>
    </message>
    <message>
        <source>Both wings</source>
        <translation>Ambas alas</translation>
    </message>
    <message>
        <source>One in each section</source>
        <translation>Una en cada sección</translation>
    </message>
    <message>
        <source>Light troops</source>
        <translation>Tropas ligeras</translation>
    </message>
    <message>
        <source>Medium troops</source>
        <translation>Tropas medias</translation>
    </message>
    <message>
        <source>Heavy troops</source>
        <translation>Tropas pesadas</translation>
    </message>
    <message>
        <source>Mounted troops</source>
        <translation>Tropas montadas</translation>
    </message>
    <message>
        <source>Leader and three, any section</source>
        <translation>Líder y tres, cualquier sección</translation>
    </message>
    <message>
        <source>Leader and four, left</source>
        <translation>Líder y cuatro, izquierda</translation>
    </message>
    <message>
        <source>Leader and four, center</source>
        <translation>Líder y cuatro, centro</translation>
    </message>
    <message>
        <source>Leader and four, right</source>
        <translation>Líder y cuatro, derecha</translation>
    </message>
    <message>
        <source>All in contact</source>
        <translation>Todos en contacto</translation>
    </message>
    <message>
        <source>Copy the order</source>
        <translation>Copiar la orden</translation>
    </message>
    <message>
        <source>Double volley</source>
        <translation>Doble andanada</translation>
    </message>
    <message>
        <source>Quick march</source>
        <translation>Marcha rápida</translation>
    </message>
    <message>
        <source>Strike first</source>
        <translation>Golpear primero</translation>
    </message>
    <message>
        <source>Orders by dice</source>
        <translation>Órdenes por dados</translation>
    </message>
    <message>
        <source>Infantry line</source>
        <translation>Línea de infantería</translation>
    </message>
    <message>
        <source>Riders charge</source>
        <translation>Carga de jinetes</translation>
    </message>
    <message>
        <source>Restore ranks</source>
        <translation>Restablecer las filas</translation>
    </message>
    <message>
        <source>On the Plain of the Bagradas, 255 BC</source>
        <translation>En la llanura del Bagradas, 255 a. C.</translation>
    </message>
    <message>
        <source>The consul Regulus has beaten every army that Carthage sent. Now a Spartan, Xanthippos, has drawn up a new one in the open plain, with elephants in front and horse on the wings.</source>
        <translation>El cónsul Régulo ha vencido a todos los ejércitos que envió Cartago. Ahora un espartano, Jantipo, ha formado uno nuevo en campo abierto, con los elefantes delante y la caballería en las alas.</translation>
    </message>
    <message>
        <source>The Camp by the Sea: Himera, 480 BC</source>
        <translation>El campamento junto al mar: Hímera, 480 a. C.</translation>
    </message>
    <message>
        <source>Hamilkar sacrifices by his ships while Gelon of Syracuse brings up his hoplites against the palisade of the camp.</source>
        <translation>Amílcar hace sacrificios junto a sus naves mientras Gelón de Siracusa lleva a sus hoplitas contra la empalizada del campamento.</translation>
    </message>
    <message>
        <source>Syracuse</source>
        <translation>Siracusa</translation>
    </message>
    <message>
        <source>Over the Wall: Saguntum, 219 BC</source>
        <translation>Por encima de la muralla: Sagunto, 219 a. C.</translation>
    </message>
    <message>
        <source>Saguntum</source>
        <translation>Sagunto</translation>
    </message>
    <message>
        <source>Between Two Armies: Telamon, 225 BC</source>
        <translation>Entre dos ejércitos: Telamón, 225 a. C.</translation>
    </message>
    <message>
        <source>Two consular armies have closed in on the Celts from both ends of the coast road. The Celts turn to face them, chariots on the wings, the proudest warriors in front.</source>
        <translation>Dos ejércitos consulares han cercado a los celtas desde ambos extremos del camino de la costa. Los celtas se vuelven para hacerles frente, con los carros en las alas y los guerreros más orgullosos delante.</translation>
    </message>
    <message>
        <source>The Cold River: Trebia, 218 BC</source>
        <translation>El río helado: Trebia, 218 a. C.</translation>
    </message>
    <message>
        <source>Before breakfast, in sleet, Sempronius leads his legions through the Trebia. Hannibal waits beyond it, warm and fed, and his brother Mago lies hidden in a gully behind the Roman line.</source>
        <translation>Sin desayunar y bajo el aguanieve, Sempronio cruza el Trebia con sus legiones. Al otro lado espera Aníbal con los suyos, abrigados y comidos, y su hermano Magón se oculta en un barranco detrás de la línea romana.</translation>
    </message>
    <message>
        <source>light infantry</source>
        <translation>infantería ligera</translation>
    </message>
    <message>
        <source>light bow infantry</source>
        <translation>arqueros ligeros</translation>
    </message>
    <message>
        <source>light sling infantry</source>
        <translation>honderos ligeros</translation>
    </message>
    <message>
        <source>auxilia</source>
        <translation>auxilia</translation>
    </message>
    <message>
        <source>medium infantry</source>
        <translation>infantería media</translation>
    </message>
    <message>
        <source>warriors</source>
        <translation>guerreros</translation>
    </message>
    <message>
        <source>heavy infantry</source>
        <translation>infantería pesada</translation>
    </message>
    <message>
        <source>heavy war machine</source>
        <translation>máquina de guerra pesada</translation>
    </message>
    <message>
        <source>light cavalry</source>
        <translation>caballería ligera</translation>
    </message>
    <message>
        <source>light bow cavalry</source>
        <translation>arqueros a caballo</translation>
    </message>
    <message>
        <source>light barbarian chariot</source>
        <translation>carro bárbaro ligero</translation>
    </message>
    <message>
        <source>medium cavalry</source>
        <translation>caballería media</translation>
    </message>
    <message>
        <source>camels</source>
        <translation>camellos</translation>
    </message>
    <message>
        <source>cataphract camels</source>
        <translation>camellos catafractos</translation>
    </message>
    <message>
        <source>heavy cavalry</source>
        <translation>caballería pesada</translation>
    </message>
    <message>
        <source>cataphract cavalry</source>
        <translation>caballería catafracta</translation>
    </message>
    <message>
        <source>elephants</source>
        <translation>elefantes</translation>
    </message>
    <message>
        <source>heavy chariot</source>
        <translation>carro pesado</translation>
    </message>
    <message>
        <source>The log tells what the dice did. Open the shot by its small arrow, then one of its rolls: it unfolds into everything that made up the number.</source>
        <translation>El registro cuenta lo que hicieron los dados. Abre el disparo con su flechita y luego una de sus tiradas: se despliega todo lo que compone el número.</translation>
    </message>
    <message>
        <source>Click the small arrow to the left of the shot in the log, then that of a line with dice. By keyboard: select a line and press the right arrow.</source>
        <translation>Pulsa la flechita a la izquierda del disparo en el registro y luego la de una línea con dados. Con el teclado: elige una línea y pulsa la flecha derecha.</translation>
    </message>
    <message>
        <source>Your first command</source>
        <translation>Tu primer mando</translation>
    </message>
    <message>
        <source>Blocks and command cards on a board of hexes, step by step: play a card, order and move your units, attack, read the battle dice, advance, evade, and win banners. You need to know nothing beforehand.</source>
        <translation>Bloques y cartas de mando en un tablero de hexágonos, paso a paso: jugar una carta, dar órdenes y mover, atacar, leer los dados de batalla, avanzar, evadir y ganar estandartes. No hace falta saber nada antes.</translation>
    </message>
    <message>
        <source>You command Rome at the bottom of the board; the computer commands Carthage at the top. This card tells you what to do next, and &apos;Show me&apos; helps when words are not enough. You cannot break anything.</source>
        <translation>Mandas a Roma, abajo en el tablero; el ordenador manda a Cartago, arriba. Esta tarjeta te dice qué hacer, y «Mostrar» ayuda cuando no bastan las palabras. No puedes estropear nada.</translation>
    </message>
    <message>
        <source>Units and blocks</source>
        <translation>Unidades y bloques</translation>
    </message>
    <message>
        <source>Click the unit with the ring. By keyboard: press Tab until the board has the keys, go there with the arrow keys and press Space.</source>
        <translation>Pulsa la unidad del anillo. Con el teclado: pulsa Tab hasta llegar al tablero, ve hasta ella con las flechas y pulsa Espacio.</translation>
    </message>
    <message>
        <source>Play a command card</source>
        <translation>Juega una carta de mando</translation>
    </message>
    <message>
        <source>Every turn begins with one command card. It says where you may give orders, and how many. Play the framed one: &apos;Two orders, center&apos; (HEX-13).</source>
        <translation>Cada turno empieza con una carta de mando. Dice dónde puedes dar órdenes, y cuántas. Juega la del marco: «Dos órdenes, centro» (HEX-13).</translation>
    </message>
    <message>
        <source>Click the framed card in your hand. By keyboard: choose it with the arrow keys and press Enter.</source>
        <translation>Pulsa la carta con marco de tu mano. Con el teclado: elígela con las flechas y pulsa Intro.</translation>
    </message>
    <message>
        <source>That was another card. Undo it and play &apos;Two orders, center&apos;, or go on with this one.</source>
        <translation>Esa era otra carta. Deshazlo y juega «Dos órdenes, centro», o sigue con esta.</translation>
    </message>
    <message>
        <source>Give orders</source>
        <translation>Da órdenes</translation>
    </message>
    <message>
        <source>Click both ringed units, then the large button &apos;Give 2 orders&apos;. By keyboard: Tab to a unit, Space to order it, and Enter when both have an order.</source>
        <translation>Pulsa las dos unidades rodeadas por un anillo y después el botón grande «Dar 2 órdenes». Con el teclado: Tab para ir a una unidad, Espacio para darle la orden, e Intro cuando las dos la tengan.</translation>
    </message>
    <message>
        <source>Your orders went elsewhere. Undo them and order the two ringed units, or go on with these.</source>
        <translation>Tus órdenes han ido a otras. Deshazlas y dáselas a las dos unidades rodeadas por un anillo, o sigue con estas.</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Mueve</translation>
    </message>
    <message>
        <source>Click the Hastati, then the hex with the other ring. By keyboard: Tab to them and press Space, then go to the hex with the arrow keys and press Space again.</source>
        <translation>Pulsa los Hastati y después el hexágono del otro anillo. Con el teclado: ve a ellos con Tab y pulsa Espacio; después ve al hexágono con las flechas y pulsa Espacio otra vez.</translation>
    </message>
    <message>
        <source>Stand together</source>
        <translation>Codo con codo</translation>
    </message>
    <message>
        <source>Now bring up the Triarii beside them, so that Valerius is near. Until dice have been rolled you can undo anything with Ctrl+Z.</source>
        <translation>Trae ahora a los Triarii a su lado, para que Valerius esté cerca. Hasta que se tiren dados puedes deshacerlo todo con Ctrl+Z.</translation>
    </message>
    <message>
        <source>Click the Triarii, if they are not picked yet, then the hex with the other ring. By keyboard: go there with the arrow keys and press Space.</source>
        <translation>Pulsa los Triarii, si aún no están elegidos, y después el hexágono del otro anillo. Con el teclado: ve allí con las flechas y pulsa Espacio.</translation>
    </message>
    <message>
        <source>That was a different move. Undo it if the Triarii should stand beside the Hastati, or go on from here.</source>
        <translation>Ese era otro movimiento. Deshazlo si los Triarii han de estar junto a los Hastati, o sigue desde aquí.</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Ataca</translation>
    </message>
    <message>
        <source>If it is still time to move, click &apos;To battle&apos; first. Click the Hastati, then the Hiberi. By keyboard: Tab to the Hastati, Space, then Enter.</source>
        <translation>Si aún toca mover, pulsa antes «Al combate». Pulsa los Hastati y después los Hiberi. Con el teclado: Tab hasta los Hastati, Espacio, y luego Intro.</translation>
    </message>
    <message>
        <source>The Hastati have not attacked the Hiberi. Just go on.</source>
        <translation>Los Hastati no han atacado a los Hiberi. Sigue sin más.</translation>
    </message>
    <message>
        <source>Read the dice</source>
        <translation>Lee los dados</translation>
    </message>
    <message>
        <source>Count the triangles, swords and helmets of the roll. The dice that hit are framed, and the log tells the result.</source>
        <translation>Cuenta los triángulos, espadas y cascos de la tirada. Los dados que impactan tienen marco, y el registro dice el resultado.</translation>
    </message>
    <message>
        <source>They battle back</source>
        <translation>Contraatacan</translation>
    </message>
    <message>
        <source>The Hiberi still stand in their hex, so they battle back at once: as many dice, read the same way (HEX-48). Watch their roll. How many blocks does it cost your Hastati?</source>
        <translation>Los Hiberi siguen en su hexágono, así que contraatacan al momento: otros tantos dados, que se leen igual (HEX-48). Mira su tirada. ¿Cuántos bloques les cuesta a tus Hastati?</translation>
    </message>
    <message>
        <source>Look at the dice of the Hiberi or at the last lines of the log. Each hit costs a block.</source>
        <translation>Mira los dados de los Hiberi o las últimas líneas del registro. Cada impacto cuesta un bloque.</translation>
    </message>
    <message>
        <source>Lead from the front</source>
        <translation>Un líder al frente</translation>
    </message>
    <message>
        <source>Now attack with the Triarii: heavy foot rolls five dice. With Valerius they hit with helmets, may ignore a flag, and can follow up a victory. But if his unit is hit, he may fall with it, and that would be a banner for the enemy.</source>
        <translation>Ataca ahora con los Triarii: la infantería pesada tira cinco dados. Con Valerius impactan con los cascos, pueden ignorar una bandera y aprovechar una victoria. Pero si alcanzan a su unidad, puede caer también él, y eso sería un estandarte para el enemigo.</translation>
    </message>
    <message>
        <source>Click the Triarii, then the Hiberi. By keyboard: press Enter.</source>
        <translation>Pulsa los Triarii y después los Hiberi. Con el teclado: pulsa Intro.</translation>
    </message>
    <message>
        <source>The Triarii have not attacked the Hiberi. Just go on.</source>
        <translation>Los Triarii no han atacado a los Hiberi. Sigue sin más.</translation>
    </message>
    <message>
        <source>Driven back</source>
        <translation>Obligados a retroceder</translation>
    </message>
    <message>
        <source>Advance</source>
        <translation>Avanza</translation>
    </message>
    <message>
        <source>A unit that drives an enemy out of its hex may move in. Click the ringed hex, or &apos;Advance&apos; (HEX-71).</source>
        <translation>La unidad que echa a un enemigo de su hexágono puede ocuparlo. Pulsa el hexágono del anillo, o «Avanzar» (HEX-71).</translation>
    </message>
    <message>
        <source>Click the hex with the ring, or the large button &apos;Advance&apos;. By keyboard: press Enter.</source>
        <translation>Pulsa el hexágono del anillo, o el botón grande «Avanzar». Con el teclado: pulsa Intro.</translation>
    </message>
    <message>
        <source>The Triarii have stayed. That can be wise, but it gives up a second blow.</source>
        <translation>Los Triarii se han quedado. Puede ser prudente, pero renuncia a un segundo golpe.</translation>
    </message>
    <message>
        <source>Strike again</source>
        <translation>Golpea otra vez</translation>
    </message>
    <message>
        <source>After an advance riders and warriors may attack once more, and so may foot with a leader (HEX-74). The Hiberi are weak now: finish them.</source>
        <translation>Tras un avance, los jinetes y los guerreros pueden atacar otra vez, y también la infantería con un líder (HEX-74). Los Hiberi están débiles: acaba con ellos.</translation>
    </message>
    <message>
        <source>Click the ringed Hiberi, or the large button &apos;Attack&apos;. By keyboard: press Enter.</source>
        <translation>Pulsa los Hiberi del anillo, o el botón grande «Atacar». Con el teclado: pulsa Intro.</translation>
    </message>
    <message>
        <source>You let them go. The lesson goes on all the same.</source>
        <translation>Los has dejado ir. La lección sigue igualmente.</translation>
    </message>
    <message>
        <source>Banners win battles</source>
        <translation>Los estandartes ganan batallas</translation>
    </message>
    <message>
        <source>For each enemy unit or leader destroyed you win a banner. Your first one is up there in the frame. Here three banners win, at once and for either side (HEX-10, HEX-11).</source>
        <translation>Por cada unidad o líder enemigo que destruyes ganas un estandarte. El primero está ahí arriba, en el marco. Aquí tres estandartes dan la victoria, al momento y a cualquiera de los dos bandos (HEX-10, HEX-11).</translation>
    </message>
    <message>
        <source>Make any decision that comes up; &apos;End the turn&apos; ends it if it is not over yet. Then watch Carthage, and choose &apos;Stand&apos; if it attacks anyone but the Velites.</source>
        <translation>Decide lo que se te pregunte; «Terminar el turno» lo acaba si aún no lo está. Después mira a Cartago, y elige «Resistir» si ataca a otra unidad que no sean los Velites.</translation>
    </message>
    <message>
        <source>Evade or stand</source>
        <translation>Evadir o resistir</translation>
    </message>
    <message>
        <source>Light troops need not wait for riders. If the Velites evade, the riders still roll, but only circles hit, and the Velites fall back two hexes. If they stand, swords hit too, and flags drive them off, but they may battle back (HEX-60 to HEX-62). Let them evade: click a lit hex.</source>
        <translation>Las tropas ligeras no tienen que esperar a los jinetes. Si los Velites evaden, los jinetes tiran igualmente, pero solo impactan los círculos, y los Velites se retiran dos hexágonos. Si resisten, impactan también las espadas y las banderas los echan, pero pueden contraatacar (HEX-60 a HEX-62). Haz que evadan: pulsa un hexágono iluminado.</translation>
    </message>
    <message>
        <source>Click one of the lit hexes behind the Velites, or the button &apos;Evade&apos;. By keyboard: press V.</source>
        <translation>Pulsa uno de los hexágonos iluminados tras los Velites, o el botón «Evadir». Con el teclado: pulsa V.</translation>
    </message>
    <message>
        <source>When Carthage is done, it is your turn, and this one is all yours: play a card, give orders, move, then battle. Look at the odds before you strike; &apos;End the turn&apos; ends it early.</source>
        <translation>Cuando Cartago acabe te toca a ti, y este turno es todo tuyo: juega una carta, da órdenes, mueve y después combate. Mira las probabilidades antes de golpear; «Terminar el turno» lo acaba antes.</translation>
    </message>
    <message>
        <source>Click any card: the units that it can order light up while you point at it. &apos;As many as possible&apos; gives all its orders. Then move, click &apos;To battle&apos;, and attack or end the turn.</source>
        <translation>Pulsa cualquier carta: las unidades a las que puede dar órdenes se iluminan mientras la señalas. «Tantas como se pueda» da todas sus órdenes. Después mueve, pulsa «Al combate», y ataca o termina el turno.</translation>
    </message>
    <message>
        <source>Archers and slingers shoot from afar, woods and hills cost dice, elephants trample friend and foe, and each unit has its own pace. When something is not allowed, Vallum says why: click the rule, or press F1 on anything you see. Help ▸ Guide explains the window.</source>
        <translation>Los arqueros y honderos disparan de lejos, los bosques y colinas cuestan dados, los elefantes arrollan a amigos y enemigos, y cada unidad tiene su paso. Cuando algo no se puede hacer, Vallum dice por qué: pulsa la regla, o F1 sobre cualquier cosa que veas. Ayuda ▸ Guía explica la ventana.</translation>
    </message>
    <message>
        <source>A Roman foraging party has met the outposts of Carthage in open ground. Three banners win the day.</source>
        <translation>Una partida romana en busca de forraje ha dado en campo abierto con las avanzadas de Cartago. Con tres estandartes se gana la jornada.</translation>
    </message>
    <message>
        <source>Medium and heavy foot moves one hex and may still battle. Click the Hastati, then the ringed hex ahead of them, next to the enemy.</source>
        <translation>La infantería media y la pesada mueven un hexágono y aún pueden combatir. Pulsa los Hastati y después el hexágono del anillo, delante de ellos y junto al enemigo.</translation>
    </message>
    <message>
        <source>They stood. That can be right, too: a unit that evades cannot battle back.</source>
        <translation>Han resistido. También puede ser lo mejor: quien evade no contraataca.</translation>
    </message>
    <message>
        <source>A die hits with the sign of the target&apos;s class, here the triangle, and with crossed swords. A helmet, the leader face, hits if a leader is with the unit or next to it, as Valerius may be. A flag does not hit; it drives back (HEX-40 to HEX-42). How many of these dice hit?</source>
        <translation>Un dado impacta con el signo de la clase del objetivo, aquí el triángulo, y con las espadas cruzadas. Un casco, la cara de líder, impacta si hay un líder con la unidad o a su lado, como puede estar Valerius. Una bandera no impacta: hace retroceder (HEX-40 a HEX-42). ¿Cuántos de estos dados impactan?</translation>
    </message>
    <message>
        <source>The flag has driven the Hiberi back: one hex toward their own side, as foot goes; riders go farther. A unit may ignore one flag for a leader with it, and one if two friends stand next to it. Where there is no room to retreat, it loses blocks instead (HEX-50 to HEX-55).</source>
        <translation>La bandera ha hecho retroceder a los Hiberi: un hexágono hacia su lado, como la infantería; los jinetes, más. Una unidad puede ignorar una bandera por el líder que la acompaña, y otra si tiene al lado dos unidades amigas. Donde no hay sitio para retroceder pierde bloques (HEX-50 a HEX-55).</translation>
    </message>
    <message>
        <source>If you may advance once more, advance or stay, as you like. When no unit can battle, your turn ends: you draw a card, and Carthage plays one. Watch until it attacks your Velites.</source>
        <translation>Si puedes avanzar otra vez, avanza o quédate, como quieras. Cuando ninguna unidad puede combatir acaba tu turno: robas una carta, y Cartago juega una. Mira hasta que ataque a tus Velites.</translation>
    </message>
    <message>
        <source>Spring of 255 BC, on the plain near Tunes. The consul Regulus has wintered in Africa and beaten every army that Carthage sent against him; now he wants to finish the war before a successor arrives to take the credit. Carthage has hired a Spartan, Xanthippos, who says aloud that its generals lost because they fought on hills. He puts the elephants in front, the phalanx of the citizens behind them and the horse on both wings.</source>
        <translation>Primavera del 255 a. C., en el llano junto a Túnez. El cónsul Régulo ha invernado en África y ha vencido a todos los ejércitos que Cartago envió contra él; ahora quiere acabar la guerra antes de que llegue un sucesor a llevarse la gloria. Cartago ha contratado a un espartano, Jantipo, que dice en voz alta que sus generales perdieron por combatir en las colinas. Pone delante los elefantes, detrás la falange de los ciudadanos y en las dos alas la caballería.</translation>
    </message>
    <message>
        <source>There is nothing to hide behind on this field, and that suits whoever has elephants and horse. Carthage: break the center with the elephants before they bleed and turn on your own men, and ride down the few Roman horse to close in from the wings. Rome: let your light infantry hurt the elephants from afar, keep the legions together so that flags do not scatter them, and strike where you outnumber the enemy; he has more cards than you.</source>
        <translation>En este campo no hay dónde esconderse, y eso le conviene a quien tiene elefantes y caballería. Cartago: rompe el centro con los elefantes antes de que se desangren y se vuelvan contra los tuyos, y arrolla a los pocos jinetes romanos para cerrar desde las alas. Roma: haz que la infantería ligera hiera de lejos a los elefantes, mantén juntas las legiones para que las banderas no las dispersen y golpea donde seas más fuerte; el enemigo tiene más cartas que tú.</translation>
    </message>
    <message>
        <source>Polybius 1.32 to 34</source>
        <translation>Polibio 1.32 a 34</translation>
    </message>
    <message>
        <source>480 BC, on the north coast of Sicily, and on the very day of Salamis, as the Greeks of Sicily liked to tell. Hamilkar has brought a great fleet from Carthage to put a tyrant back into Himera, drawn his ships up on the beach and set a palisade around them. Theron of Akragas holds the town and has called in his son-in-law, Gelon of Syracuse, with hoplites and a great many horsemen. While Hamilkar sacrifices beside his ships, the Greeks attack.</source>
        <translation>480 a. C., en la costa norte de Sicilia y el mismo día de Salamina, como gustaban de contar los griegos de la isla. Amílcar ha traído de Cartago una gran flota para devolver Hímera a un tirano, ha varado las naves en la playa y las ha rodeado de una empalizada. Terón de Acragante ocupa la ciudad y ha llamado a su yerno, Gelón de Siracusa, que llega con hoplitas y muchísimos jinetes. Mientras Amílcar hace sacrificios junto a sus naves, los griegos atacan.</translation>
    </message>
    <message>
        <source>The camp lies between the sea and a rampart: its defenders are hard to move, but have nowhere to go. Syracuse: each of the two camp hexes is worth a banner; go round over the open ground with the horse while the hoplites tie down the line, and shoot before you storm. Carthage: fight from the rampart and the hill rather than in front of them, strike first with chariots and horse at what comes round, and do not leave Hamilkar alone among his archers.</source>
        <translation>El campamento está entre el mar y una empalizada: es difícil desalojar a sus defensores, pero no tienen adónde ir. Siracusa: cada uno de los dos hexágonos del campamento vale un estandarte; rodéalo por campo abierto con la caballería mientras los hoplitas fijan la línea, y dispara antes de asaltar. Cartago: combate desde la empalizada y la colina y no delante de ellas, golpea el primero con carros y jinetes a quien venga por el flanco y no dejes a Amílcar solo entre sus arqueros.</translation>
    </message>
    <message>
        <source>Herodotus 7.165 to 167; Diodorus 11.20 to 22</source>
        <translation>Heródoto 7.165 a 167; Diodoro 11.20 a 22</translation>
    </message>
    <message>
        <source>The wall runs from one edge to the river, and there is no way in but over it: whoever stands there is hard to hit and hard to drive off. Carthage: bring up war machines and bowmen first, storm in one place with the heavy infantry, and take the hill behind the wall, whose two hexes are worth a banner each. Saguntum: stay on the wall and spend your cards on the section where the enemy comes; a sally of light foot against engines without guards pays, a battle in the open does not.</source>
        <translation>La muralla va de un borde hasta el río y no hay más entrada que por encima de ella: a quien está arriba es difícil darle y difícil echarlo. Cartago: adelanta primero las máquinas y los arqueros, asalta en un solo lugar con la infantería pesada y toma la colina de detrás de la muralla, cuyos dos hexágonos valen un estandarte cada uno. Sagunto: quédate en la muralla y gasta las cartas en la sección por donde llega el enemigo; una salida de la infantería ligera contra máquinas sin guardia compensa, una batalla a campo abierto no.</translation>
    </message>
    <message>
        <source>Livy 21.7 to 15; Polybius 3.17</source>
        <translation>Livio 21.7 a 15; Polibio 3.17</translation>
    </message>
    <message>
        <source>225 BC, on the coast of Etruria. A Gallic host is marching home along the sea with all it has plundered, and the consul Papus follows. By pure chance the other consul, Regulus, has landed at Pisa with the army of Sardinia and comes down the same road from the other end. The Gauls turn back to back and face both; the Gaesatae in front take off their clothes to fight, and chariots cover the wings.</source>
        <translation>225 a. C., en la costa de Etruria. Una hueste gala vuelve a casa junto al mar con todo lo que ha saqueado, y el cónsul Papo la sigue. Por pura casualidad el otro cónsul, Régulo, ha desembarcado en Pisa con el ejército de Cerdeña y viene por el mismo camino desde el otro extremo. Los galos se ponen espalda contra espalda y hacen frente a los dos; los gesatas, en primera línea, se quitan la ropa para combatir, y los carros cubren las alas.</translation>
    </message>
    <message>
        <source>A hill beside the road, where Regulus lost his head, and woods on the other wing break up the lines. Gaul: warriors and chariots hit hardest as long as no block is missing, so charge at once and together, and pull back what has bled. Rome: do not wait to be hit; every block that javelins take from a fresh unit of warriors also takes its extra die. Hold the hill with the horse, and let Papus and the legions finish in the center.</source>
        <translation>Una colina junto al camino, donde Régulo perdió la cabeza, y los bosques de la otra ala rompen las líneas. Galia: guerreros y carros pegan más fuerte mientras no les falte ningún bloque, así que carga enseguida y con todos a la vez, y retira a los que hayan sangrado. Roma: no esperes a que te golpeen; cada bloque que las jabalinas quitan a una unidad de guerreros intacta le quita también su dado adicional. Ocupa la colina con la caballería y deja que Papo y las legiones acaben en el centro.</translation>
    </message>
    <message>
        <source>Polybius 2.25 to 31</source>
        <translation>Polibio 2.25 a 31</translation>
    </message>
    <message>
        <source>December of 218 BC, a day of sleet. Numidian horsemen have ridden up to the Roman camp and provoked the consul Sempronius, who wants his victory before the next consuls come and does not wait for breakfast. His legions wade through the Trebia, breast-deep in icy water. Beyond it Hannibal&apos;s men have eaten by their fires and rubbed themselves with oil; and in an overgrown gully behind the Romans lies his brother Mago with picked horse and foot.</source>
        <translation>Diciembre del 218 a. C., un día de aguanieve. Unos jinetes númidas han llegado hasta el campamento romano y han provocado al cónsul Sempronio, que quiere su victoria antes de que lleguen los próximos cónsules y no espera al desayuno. Sus legiones vadean el Trebia con el agua helada hasta el pecho. Al otro lado, los hombres de Aníbal han comido junto al fuego y se han untado de aceite; y en un barranco cubierto de maleza, detrás de los romanos, espera su hermano Magón con jinetes e infantes escogidos.</translation>
    </message>
    <message>
        <source>The river decides: whoever fights in the ford, or against somebody in it, rolls two dice at most. Rome: cross on a broad front and do not stay in the water; leave enough behind to deal with Mago before he falls on your rear. Carthage: stay on the bank with the elephants and let the enemy come to you; send Mago forward when the Romans are halfway across, not before. You have more cards, so you can afford to wait.</source>
        <translation>El río decide: quien combate en el vado, o contra alguien que está en él, tira dos dados como mucho. Roma: cruza en un frente ancho y no te quedes en el agua; deja atrás lo bastante para ocuparte de Magón antes de que caiga sobre tu retaguardia. Cartago: quédate en la orilla con los elefantes y deja que venga el enemigo; manda a Magón cuando los romanos estén a medio cruzar, no antes. Tienes más cartas, así que puedes permitirte esperar.</translation>
    </message>
    <message>
        <source>Polybius 3.70 to 74; Livy 21.54 to 56</source>
        <translation>Polibio 3.70 a 74; Livio 21.54 a 56</translation>
    </message>
    <message>
        <source>Each card is a unit, and the small triangle marks its front. Click the marked Hastati, and the Unit panel shows their values: attack, defense, morale, movement, health. Your general is with them.</source>
        <translation>Cada carta es una unidad, y el triángulo pequeño marca su frente. Pulsa los Hastati señalados y el panel Unidad muestra sus valores: ataque, defensa, moral, movimiento, salud. Tu general está con ellos.</translation>
    </message>
    <message>
        <source>The blinking outline marks the Hastati: click that red card. By keyboard: go to the table, move the ring with the arrow keys and press Space.</source>
        <translation>El contorno que parpadea señala los Hastati: pulsa esa carta roja. Con el teclado: ve a la mesa, mueve el anillo con las flechas y pulsa Espacio.</translation>
    </message>
    <message>
        <source>Start with any card in the blinking frame. Then click &apos;All that fit&apos; in the panel &apos;What to do&apos;, or your three units on the table. Last, click &apos;Play the order&apos;, or press Enter on the table.</source>
        <translation>Empieza con cualquier carta del marco que parpadea. Después pulsa «Todas las posibles» en el panel «Qué hacer», o tus tres unidades en la mesa. Por último pulsa «Jugar la orden», o Intro en la mesa.</translation>
    </message>
    <message>
        <source>The orders phase is over, and not all of your units have orders. Undo and order all three, or go on with those that have orders.</source>
        <translation>La fase de órdenes ha terminado y no todas tus unidades tienen orden. Deshazlo y da la orden a las tres, o sigue con las que la tienen.</translation>
    </message>
    <message>
        <source>The dashed outline shows where the Hastati should stand: drag them there, straight ahead. A ghost shows where they would stand and what the move costs. Distances are in DU, the numbers along the edge of the table; a card is 1.6 DU wide. Press Enter to make the move.</source>
        <translation>El contorno discontinuo muestra dónde han de quedar los Hastati: arrástralos hasta allí, en línea recta. Una sombra muestra dónde quedarían y lo que cuesta el movimiento. Las distancias se miden en UD, los números del borde de la mesa; una carta tiene 1.6 UD de ancho. Intro hace el movimiento.</translation>
    </message>
    <message>
        <source>Follow the arrow with the mouse button held down, release it over the dashed outline, and press Enter. By keyboard: pick the Hastati, press the up arrow until they stand there, then Enter.</source>
        <translation>Sigue la flecha con el botón del ratón pulsado, suéltalo sobre el contorno discontinuo y pulsa Intro. Con el teclado: elige los Hastati, pulsa la flecha hacia arriba hasta que lleguen y después Intro.</translation>
    </message>
    <message>
        <source>The Hastati are not in the dashed outline. Undo and try again, or go on from here.</source>
        <translation>Los Hastati no están en el contorno discontinuo. Deshazlo y vuelve a probar, o sigue desde aquí.</translation>
    </message>
    <message>
        <source>Now drag the Hastati right into the marked Hiberi. The card lines up by itself, and the odds appear on the table and in the panel &apos;What to do&apos;. Press Enter to charge.</source>
        <translation>Ahora arrastra los Hastati hasta los Hiberi señalados. La carta se alinea sola y las probabilidades aparecen en la mesa y en el panel «Qué hacer». Pulsa Intro para cargar.</translation>
    </message>
    <message>
        <source>Follow the arrow: hold the mouse button down on the Hastati, release it over the blue card, and press Enter.</source>
        <translation>Sigue la flecha: mantén pulsado el botón del ratón en los Hastati, suéltalo sobre la carta azul y pulsa Intro.</translation>
    </message>
    <message>
        <source>Follow the arrow: hold the mouse button down on the Equites, release it over the Hiberi, and press Enter.</source>
        <translation>Sigue la flecha: mantén pulsado el botón del ratón en los Equites, suéltalo sobre los Hiberi y pulsa Intro.</translation>
    </message>
    <message>
        <source>The Equites have not charged the Hiberi. Undo and charge the flank, or go on from here.</source>
        <translation>Los Equites no han cargado contra los Hiberi. Deshazlo y carga por el flanco, o sigue desde aquí.</translation>
    </message>
    <message>
        <source>The arrow points from the archers to their target: click one, then the other. By keyboard: move the ring to one after the other with the arrow keys, and press Space at each.</source>
        <translation>La flecha va de los arqueros a su objetivo: pulsa los unos y después el otro. Con el teclado: lleva el anillo de los unos al otro con las flechas, y pulsa Espacio en cada uno.</translation>
    </message>
    <message>
        <source>The archers have not shot at the marked unit. A range once measured cannot be undone, but the lesson goes on.</source>
        <translation>Los arqueros no han disparado a la unidad señalada. Una distancia medida no se puede deshacer, pero la lección sigue.</translation>
    </message>
    <message>
        <source>Each hit is rolled again: if die + attack now beats the second defense number, it wounds. A unit with as many wounds as health is destroyed; until then each wound lowers its morale by 1 (MOR-07, MOR-09).</source>
        <translation>Cada impacto se vuelve a tirar: si dado + ataque supera ahora el segundo número de la defensa, hiere. Una unidad con tantas heridas como salud queda eliminada; hasta entonces cada herida le quita 1 de moral (MOR-07, MOR-09).</translation>
    </message>
    <message>
        <source>How many dice did the archers roll to hit? The log is open at that roll and shows each of them.</source>
        <translation>¿Cuántos dados tiraron los arqueros para impactar? El registro está abierto en esa tirada y muestra cada uno.</translation>
    </message>
    <message>
        <source>The line that is picked in the log shows the dice. Count them.</source>
        <translation>La línea marcada del registro muestra los dados. Cuéntalos.</translation>
    </message>
    <message>
        <source>If the melee phase is not marked above the table yet, click &apos;End phase&apos;. Then click the Hastati, or the button of their fight in the panel &apos;What to do&apos;.</source>
        <translation>Si la fase de combate aún no está señalada encima de la mesa, pulsa «Fin de fase». Después pulsa los Hastati, o el botón de su combate en el panel «Qué hacer».</translation>
    </message>
    <message>
        <source>How many hits did the Hastati score on their last roll to hit? The log is open at that roll and gives the number.</source>
        <translation>¿Cuántos impactos lograron los Hastati en su última tirada de impacto? El registro está abierto en esa tirada y da el número.</translation>
    </message>
    <message>
        <source>The line that is picked in the log is the one in which the Hastati roll to hit. It names the number of hits after the dice.</source>
        <translation>La línea marcada del registro es la tirada de impacto de los Hastati. Detrás de los dados da el número de impactos.</translation>
    </message>
    <message>
        <source>Click the Equites, or the button of their fight in the panel &apos;What to do&apos;. If the Hiberi are gone, skip this step.</source>
        <translation>Pulsa los Equites, o el botón de su combate en el panel «Qué hacer». Si los Hiberi ya no están, omite este paso.</translation>
    </message>
    <message>
        <source>End your phases if any are left. Then wait, and answer what the panel &apos;What to do&apos; asks until it is your turn again: the name above the table says whose turn it is.</source>
        <translation>Termina tus fases si queda alguna. Después espera y responde a lo que pregunte el panel «Qué hacer» hasta que vuelva a ser tu turno: el nombre de encima de la mesa dice de quién es.</translation>
    </message>
    <message>
        <source>For eight months the Saguntines have held their walls. Now Hannibal has ladders and engines, and a bridge to the far bank, from where slingers reach the end of the wall.</source>
        <translation>Ocho meses llevan los saguntinos defendiendo sus murallas. Ahora Aníbal tiene escalas y máquinas, y un puente a la otra orilla, desde donde los honderos alcanzan el extremo de la muralla.</translation>
    </message>
    <message>
        <source>219 BC, on the coast of Spain. Saguntum trusts in its walls and in its friends in Rome, who send envoys instead of an army; its praetor, whom Livy does not name, leads the defense. Hannibal wants the town before he marches on Italy. A javelin has wounded him below its walls, and for eight months rams and hunger have done their work; even when he had to ride away to quell a revolt, Maharbal went on as if nobody had left. Now comes the last assault, against walls that have been mended in haste.</source>
        <translation>219 a. C., en la costa de Hispania. Sagunto confía en sus murallas y en sus amigos de Roma, que envían embajadores en vez de un ejército; dirige la defensa su pretor, cuyo nombre no da Livio. Aníbal quiere la ciudad antes de marchar sobre Italia. Una jabalina lo ha herido al pie de las murallas, y durante ocho meses los arietes y el hambre han hecho su trabajo; incluso cuando tuvo que irse a sofocar una revuelta, Maharbal siguió como si nadie se hubiera marchado. Ahora llega el último asalto, contra muros reparados a toda prisa.</translation>
    </message>
    <message>
        <source>Athens</source>
        <translation>Atenas</translation>
    </message>
    <message>
        <source>Hellas</source>
        <translation>Hélade</translation>
    </message>
    <message>
        <source>The Company</source>
        <translation>La Compañía</translation>
    </message>
    <message>
        <source>Parthia</source>
        <translation>Partia</translation>
    </message>
    <message>
        <source>Persia</source>
        <translation>Persia</translation>
    </message>
    <message>
        <source>Sarmatia</source>
        <translation>Sarmacia</translation>
    </message>
    <message>
        <source>Sparta</source>
        <translation>Esparta</translation>
    </message>
    <message>
        <source>Your archers can shoot now. Each die is added to their attack, and hits if the sum beats the first defense number of the enemy. Attack 3 against defense 6 hits on 4, 5 and 6: 3 + 4 = 7 beats 6. A 1 always misses, a 6 always hits (RNG-22, MEL-15).</source>
        <translation>Ahora tus arqueros pueden disparar. Cada dado se suma a su ataque, e impacta si la suma supera el primer número de defensa del enemigo. Ataque 3 contra defensa 6 impacta con 4, 5 y 6: 3 + 4 = 7 supera 6. Un 1 siempre falla, un 6 siempre impacta (RNG-22, MEL-15).</translation>
    </message>
    <message>
        <source>Now see it happen. Click the Sagittarii, and a half circle shows how far they shoot; then click the marked enemy. If you are offered an event, choose &apos;No event&apos;.</source>
        <translation>Ahora míralo. Pulsa los Sagittarii y medio círculo muestra hasta dónde disparan; después pulsa el enemigo señalado. Si se te ofrece un evento, elige «Ningún evento».</translation>
    </message>
    <message>
        <source>After the dice of a fight, the unit that took more wounds checks morale, or both after the same number: it rolls one die, and passes if the die is no higher than its morale less wounds and other penalties; a 1 always passes. The first failure breaks a unit. A broken unit that fails again routs: it flees (MOR-01 to MOR-04).</source>
        <translation>Tras los dados de un combate, la unidad que ha sufrido más heridas hace un control de moral, o ambas si tienen las mismas: tira un dado y lo supera si no pasa de su moral menos las heridas y otras penalizaciones; un 1 siempre lo supera. El primer fallo desordena a la unidad. Una unidad desordenada que vuelve a fallar se da a la fuga: huye (MOR-01 a MOR-04).</translation>
    </message>
    <message>
        <source>Perinthos</source>
        <translation>Perinto</translation>
    </message>
    <message>
        <source>A ram stands before the gate of a small Dacian stronghold, ladders are ready for its walls, and the defenders have dug what trenches they could. How long will the door last, who holds the passage behind it, and what would it cost to go over the wall instead?</source>
        <translation>Un ariete está ante el portón de una pequeña fortaleza dacia, las escalas están listas para sus muros y los defensores han cavado los fosos que han podido. ¿Cuánto aguantará el portón, quién defenderá el paso que hay tras él y cuánto costaría pasar por encima del muro?</translation>
    </message>
    <message>
        <source>A Roman column marches between wooded hills, and the Germans are waiting for it under the trees. See how far archers can see into a wood, how slowly legionaries deploy among the trunks, and what a slope adds to a charge.</source>
        <translation>Una columna romana marcha entre colinas boscosas, y los germanos la esperan bajo los árboles. Mira hasta dónde ven los arqueros en un bosque, con qué lentitud se despliegan los legionarios entre los troncos y cuánto añade una ladera a una carga.</translation>
    </message>
    <message>
        <source>At Cynoscephalae in 197 BC the pikes of Philip V came down on the maniples of Flamininus. Nothing stands up to a phalanx head-on, and nothing dies faster once its first shock is spent or an enemy gets at its flank.</source>
        <translation>En Cinoscéfalas, en el año 197 a. C., las picas de Filipo V cayeron sobre los manípulos de Flaminino. De frente nada resiste a una falange, y nada muere más deprisa cuando se ha gastado su primer choque o un enemigo alcanza su flanco.</translation>
    </message>
    <message>
        <source>A lone watchtower guards the frontier, and a Dacian war band has come to burn it before help arrives. Archers in a tower shoot far and suffer little: will fire, axes or ladders bring it down in time?</source>
        <translation>Una atalaya solitaria guarda la frontera, y una banda dacia ha venido a quemarla antes de que llegue ayuda. Los arqueros de una torre disparan lejos y apenas sufren: ¿la derribarán a tiempo el fuego, las hachas o las escalas?</translation>
    </message>
    <message>
        <source>Only units with an order may act. Click the ringed Hastati (MI) and Triarii (HI), then &apos;Give 2 orders&apos;. Your leader Valerius is with the Triarii and comes along for free.</source>
        <translation>Solo actúan las unidades con una orden. Pulsa los Hastati (MI) y los Triarii (HI), rodeados por un anillo, y después «Dar 2 órdenes». Tu líder Valerius está con los Triarii y va con ellos sin gastar orden.</translation>
    </message>
    <message>
        <source>All moves come before the first blow. Click the Hastati, then the ringed Hiberi (MI). The sheet beside the board shows the odds first: medium foot rolls four dice, and keeps them all as it loses blocks.</source>
        <translation>Todos los movimientos van antes del primer golpe. Pulsa los Hastati y después los Hiberi (MI) del anillo. La hoja junto al tablero muestra antes las probabilidades: la infantería media tira cuatro dados, y no pierde ninguno al perder bloques.</translation>
    </message>
    <message>
        <source>Each piece is a unit, and its figures are blocks: every hit takes one away, and without blocks the unit is gone. The sign on its plate tells its class: a circle for light, a triangle for medium, a square for heavy; the letters tell its kind, such as MI for medium infantry. Click the ringed Hastati to see what they can do.</source>
        <translation>Cada pieza es una unidad, y sus figuras son bloques: cada impacto quita uno, y sin bloques la unidad desaparece. El signo de su placa dice su clase: un círculo, ligera; un triángulo, media; un cuadrado, pesada; las letras dicen de qué tropa es, como MI, infantería media. Pulsa los Hastati del anillo para ver lo que pueden hacer.</translation>
    </message>
    <message>
        <source>That was not Undo. Press Ctrl+Z to undo it, or go on from here.</source>
        <translation>Eso no era Deshacer. Pulsa Ctrl+Z para deshacerlo, o sigue desde aquí.</translation>
    </message>
    <message>
        <source>The Hastati have not charged the Hiberi. Undo to try again, or go on from here.</source>
        <translation>Los Hastati no han cargado contra los Hiberi. Deshaz para intentarlo de nuevo, o sigue desde aquí.</translation>
    </message>
    <message>
        <source>In the melee phase, units in contact fight, and both sides roll: one die for each section of the front that touches the enemy. Click the Hastati to fight, and step through the dice to the end. If you are offered an event, choose &apos;No event&apos;; if you may flee, stay.</source>
        <translation>En la fase de combate luchan las unidades en contacto, y ambos bandos tiran: un dado por cada sección del frente que toca al enemigo. Pulsa los Hastati para luchar y sigue los dados paso a paso hasta el final. Si se te ofrece un evento, elige «Ningún evento»; si puedes huir, quédate.</translation>
    </message>
</context>
<context>
    <name>Dice</name>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contra %2</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>only a 6 counts</source>
        <translation>solo cuenta un 6</translation>
    </message>
    <message>
        <source>each %1 or more counts</source>
        <translation>cuentan los resultados de %1 o más</translation>
    </message>
    <message>
        <source>only a 1 passes</source>
        <translation>solo supera un 1</translation>
    </message>
    <message>
        <source>any face passes</source>
        <translation>supera cualquier cara</translation>
    </message>
    <message>
        <source>%1 or less passes</source>
        <translation>supera %1 o menos</translation>
    </message>
    <message>
        <source>a total of %1 or less passes</source>
        <translation>supera una suma de %1 o menos</translation>
    </message>
    <message>
        <source>One die each, in this order: %1.</source>
        <translation>Un dado cada uno, por este orden: %1.</translation>
    </message>
</context>
<context>
    <name>Documents</name>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;br&gt;at %1</source>
        <translation>&lt;br&gt;en %1</translation>
    </message>
    <message>
        <source>&lt;br&gt;found: %1</source>
        <translation>&lt;br&gt;se encontró: %1</translation>
    </message>
    <message>
        <source>&lt;br&gt;expected: %1</source>
        <translation>&lt;br&gt;se esperaba: %1</translation>
    </message>
    <message>
        <source>The file could not be copied: make a copy before you save over it.</source>
        <translation>No se pudo copiar el archivo: haz una copia antes de sobrescribirlo.</translation>
    </message>
    <message>
        <source>The file was copied to %1.</source>
        <translation>El archivo se copió en %1.</translation>
    </message>
    <message>
        <source>&lt;br&gt;The file cannot be read: %1.</source>
        <translation>&lt;br&gt;No se puede leer el archivo: %1.</translation>
    </message>
</context>
<context>
    <name>DrawnActionTexts</name>
    <message>
        <source> · the enemy strikes first, %1</source>
        <translation> · el enemigo golpea primero, %1</translation>
    </message>
    <message>
        <source>withdraw %1 DU</source>
        <translation>replegarse %1 UD</translation>
    </message>
    <message>
        <source>envelop: %1</source>
        <translation>envolver: %1</translation>
    </message>
    <message>
        <source>take markers off</source>
        <translation>retirar marcadores</translation>
    </message>
    <message>
        <source>retreat</source>
        <translation>retirarse</translation>
    </message>
    <message>
        <source>change front</source>
        <translation>cambiar de frente</translation>
    </message>
</context>
<context>
    <name>Edge</name>
    <message>
        <source>front</source>
        <translation>el frente</translation>
    </message>
    <message>
        <source>rear</source>
        <translation>la retaguardia</translation>
    </message>
    <message>
        <source>right flank</source>
        <translation>el flanco derecho</translation>
    </message>
    <message>
        <source>left flank</source>
        <translation>el flanco izquierdo</translation>
    </message>
</context>
<context>
    <name>EmptyHandTexts</name>
    <message>
        <source>The battle is over.</source>
        <translation>La batalla ha terminado.</translation>
    </message>
    <message>
        <source>Cards are dealt when the battle begins.</source>
        <translation>Las cartas se reparten al empezar la batalla.</translation>
    </message>
    <message>
        <source>Show the cards of %1</source>
        <translation>Mostrar las cartas de %1</translation>
    </message>
    <message>
        <source>Cards hidden.</source>
        <translation>Cartas ocultas.</translation>
    </message>
    <message>
        <source>No cards in hand.</source>
        <translation>Sin cartas en la mano.</translation>
    </message>
</context>
<context>
    <name>EngagedOffer</name>
    <message>
        <source>Choose its action first.</source>
        <translation>Elige antes su acción.</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Confirmar</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Empezar de nuevo</translation>
    </message>
    <message>
        <source>Envelop left</source>
        <translation>Envolver por la izquierda</translation>
    </message>
    <message>
        <source>Envelop right</source>
        <translation>Envolver por la derecha</translation>
    </message>
    <message>
        <source>Turn left</source>
        <translation>Girar izq.</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Vuelta</translation>
    </message>
    <message>
        <source>Turn right</source>
        <translation>Girar a la derecha</translation>
    </message>
    <message>
        <source>Take all markers off</source>
        <translation>Retirar todos los marcadores</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Replegarse</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Abajo</translation>
    </message>
    <message>
        <source>Retreat</source>
        <translation>Retirarse</translation>
    </message>
    <message>
        <source>A wound means a morale check. If the unit is neither destroyed nor routed, it then moves away.</source>
        <translation>Una herida obliga a un control de moral. Si la unidad no queda eliminada ni se da a la fuga, después se aleja.</translation>
    </message>
    <message>
        <source>%1 strikes first with %2: %3 wounds expected, %4% to destroy the unit.</source>
        <translation>%1 golpea primero con %2: %3 heridas esperadas, %4&#xa0;% de eliminar a la unidad.</translation>
    </message>
    <message>
        <source>%1 may follow %2 DU, too little to keep contact.</source>
        <translation>%1 puede seguirla %2 UD, muy poco para mantener el contacto.</translation>
    </message>
</context>
<context>
    <name>FieldKit</name>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contra %2</translation>
    </message>
    <message>
        <source>%1 × %2 DU, without a grid</source>
        <translation>%1 × %2 UD, sin cuadrícula</translation>
    </message>
    <message>
        <source>A siege, %1</source>
        <translation>Un asedio, %1</translation>
    </message>
    <message>
        <source>A battle, %1</source>
        <translation>Una batalla, %1</translation>
    </message>
    <message>
        <source>%1: %2, %3 points</source>
        <translation>%1: %2, %3 puntos</translation>
    </message>
    <message>
        <source>%1: %2, %3 points and the general</source>
        <translation>%1: %2, %3 puntos y el general</translation>
    </message>
    <message>
        <source>%1: %2, %3 points and the generals</source>
        <translation>%1: %2, %3 puntos y los generales</translation>
    </message>
    <message>
        <source>Field battles</source>
        <translation>Batallas campales</translation>
    </message>
    <message>
        <source>Sieges</source>
        <translation>Asedios</translation>
    </message>
    <message>
        <source>A battle of your own</source>
        <translation>Una batalla a tu gusto</translation>
    </message>
    <message>
        <source>any armies, points and table</source>
        <translation>los ejércitos, puntos y mesa que quieras</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Rueda</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Acercar o alejar</translation>
    </message>
    <message>
        <source>Drag the ground</source>
        <translation>Arrastrar la mesa</translation>
    </message>
    <message>
        <source>Pan (also with the middle button, or Space and drag)</source>
        <translation>Desplazar la vista (también con el botón central, o con Espacio y arrastrando)</translation>
    </message>
    <message>
        <source>Drag a card</source>
        <translation>Arrastrar una carta</translation>
    </message>
    <message>
        <source>Advance; with Shift, slide</source>
        <translation>Avanzar; con Mayús, deslizar</translation>
    </message>
    <message>
        <source>Drag a corner</source>
        <translation>Arrastrar una esquina</translation>
    </message>
    <message>
        <source>Drag the knob</source>
        <translation>Arrastrar el pomo</translation>
    </message>
    <message>
        <source>Turn; with several units, wheel</source>
        <translation>Girar; con varias unidades, pivotar la línea</translation>
    </message>
    <message>
        <source>Shift+click</source>
        <translation>Mayús+clic</translation>
    </message>
    <message>
        <source>Pick several units (also with Shift and a frame); drag one to move them all</source>
        <translation>Elegir varias unidades (también con Mayús y un marco); arrastra una y se mueven todas</translation>
    </message>
    <message>
        <source>Drag onto a wall</source>
        <translation>Arrastrar hasta un muro</translation>
    </message>
    <message>
        <source>Line up or go in; the same with a tower or house</source>
        <translation>Alinearse o entrar; también con una torre o una casa</translation>
    </message>
    <message>
        <source>Drag back in a fight</source>
        <translation>Arrastrar hacia atrás en un combate</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Replegarse</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Flechas</translation>
    </message>
    <message>
        <source>Move the picked unit 0.1 DU (Shift: 1 DU), or go from unit to unit</source>
        <translation>Mover la unidad elegida 0.1 UD (Mayús: 1 UD), o pasar de una unidad a otra</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Next unit that can act</source>
        <translation>Siguiente unidad que puede actuar</translation>
    </message>
    <message>
        <source>Ctrl+A</source>
        <translation>Ctrl+A</translation>
    </message>
    <message>
        <source>All units that can act</source>
        <translation>Todas las unidades que pueden actuar</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Retroceso</translation>
    </message>
    <message>
        <source>Undo the last step</source>
        <translation>Deshacer el último paso</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Escape</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Select the unit in the ring</source>
        <translation>Elegir la unidad que señala el anillo</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Confirmar</translation>
    </message>
    <message>
        <source>Wheel</source>
        <comment>to swing about a corner</comment>
        <translation>Pivotar</translation>
    </message>
</context>
<context>
    <name>FightStages</name>
    <message>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Impactos</translation>
    </message>
    <message>
        <source>Wounds</source>
        <translation>Heridas</translation>
    </message>
    <message>
        <source>Morale</source>
        <translation>Moral</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Daños</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>Fuego</translation>
    </message>
    <message>
        <source>Aftermath</source>
        <translation>Consecuencias</translation>
    </message>
    <message>
        <source>Strike back</source>
        <translation>Respuesta</translation>
    </message>
</context>
<context>
    <name>FightTexts</name>
    <message>
        <source>no wounds</source>
        <translation>sin heridas</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%1 a cambio de %2</translation>
    </message>
    <message>
        <source>%1 shoots at %2: %3</source>
        <translation>%1 dispara a %2: %3</translation>
    </message>
    <message>
        <source>%1 shoots at %2 and breaks it: %3</source>
        <translation>%1 dispara a %2 y la desordena: %3</translation>
    </message>
    <message>
        <source>%1 shoots at %2 and routs it: %3</source>
        <translation>%1 dispara a %2 y la pone en fuga: %3</translation>
    </message>
    <message>
        <source>%1 shoots at %2 and destroys it: %3</source>
        <translation>%1 dispara a %2 y la elimina: %3</translation>
    </message>
    <message>
        <source>%1 breaks %2: %3</source>
        <translation>%1 desordena a %2: %3</translation>
    </message>
    <message>
        <source>%1 routs %2: %3</source>
        <translation>%1 pone en fuga a %2: %3</translation>
    </message>
    <message>
        <source>%1 destroys %2: %3</source>
        <translation>%1 elimina a %2: %3</translation>
    </message>
    <message>
        <source>%1 holds against %2: %3</source>
        <translation>%1 resiste a %2: %3</translation>
    </message>
    <message>
        <source>%1 and %2 break each other: %3</source>
        <translation>%1 y %2 se desordenan mutuamente: %3</translation>
    </message>
    <message>
        <source>%1 and %2 rout each other: %3</source>
        <translation>%1 y %2 se ponen en fuga mutuamente: %3</translation>
    </message>
    <message>
        <source>%1 and %2 destroy each other: %3</source>
        <translation>%1 y %2 se eliminan mutuamente: %3</translation>
    </message>
    <message>
        <source>%1 shoots at %2 …</source>
        <translation>%1 dispara a %2…</translation>
    </message>
    <message>
        <source>%1 fights %2 …</source>
        <translation>%1 combate contra %2…</translation>
    </message>
    <message>
        <source>Try to reorganize</source>
        <translation>Intentar reorganizarse</translation>
    </message>
    <message>
        <source>Flee</source>
        <translation>Huir</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Quedarse</translation>
    </message>
    <message>
        <source>Swap it</source>
        <translation>Cambiarlo</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Conservarlo</translation>
    </message>
    <message>
        <source>Draw two</source>
        <translation>Descubrir dos</translation>
    </message>
    <message>
        <source>Draw one</source>
        <translation>Descubrir uno</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Usarlo</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>No usarlo</translation>
    </message>
    <message>
        <source>Follow and keep contact</source>
        <translation>Seguir y mantener el contacto</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Mantener la posición</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Resistir</translation>
    </message>
    <message>
        <source>Give way</source>
        <translation>Ceder el paso</translation>
    </message>
    <message>
        <source>Move into its place</source>
        <translation>Ocupar su sitio</translation>
    </message>
    <message>
        <source>Occupy it</source>
        <translation>Ocuparla</translation>
    </message>
    <message>
        <source>Stay outside</source>
        <translation>Quedarse fuera</translation>
    </message>
    <message>
        <source>Reroll</source>
        <translation>Volver a tirar</translation>
    </message>
    <message>
        <source>Keep the 1</source>
        <translation>Dejar el 1</translation>
    </message>
    <message>
        <source>Kill them</source>
        <translation>Matarlos</translation>
    </message>
    <message>
        <source>Let them run</source>
        <translation>Dejarlos correr</translation>
    </message>
    <message>
        <source>Leave the support behind</source>
        <translation>Dejar atrás el apoyo</translation>
    </message>
    <message>
        <source>Flee together</source>
        <translation>Huir juntas</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Descubierto</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contra %2</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Jugar %1</translation>
    </message>
    <message>
        <source>No event</source>
        <translation>Ningún evento</translation>
    </message>
    <message>
        <source>No more events this turn</source>
        <translation>Sin más eventos este turno</translation>
    </message>
    <message>
        <source>You are not asked again this turn. Undo reverses this.</source>
        <translation>No se te vuelve a preguntar este turno. Deshacer lo revierte.</translation>
    </message>
    <message>
        <source>No more shots</source>
        <translation>Sin más disparos</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>Frente</translation>
    </message>
    <message>
        <source>Right flank</source>
        <translation>Flanco derecho</translation>
    </message>
    <message>
        <source>Rear</source>
        <translation>Retaguardia</translation>
    </message>
    <message>
        <source>Left flank</source>
        <translation>Flanco izquierdo</translation>
    </message>
    <message>
        <source>Stay broken</source>
        <translation>Seguir desordenada</translation>
    </message>
    <message>
        <source>%1 does not get to shoot at %2</source>
        <translation>%1 no llega a disparar a %2</translation>
    </message>
    <message>
        <source>%1 against %2: no fight</source>
        <translation>%1 contra %2: sin combate</translation>
    </message>
    <message>
        <source>no damage</source>
        <translation>sin daños</translation>
    </message>
    <message>
        <source>it collapses</source>
        <translation>se derrumba</translation>
    </message>
    <message>
        <source>the door breaks</source>
        <translation>la puerta se rompe</translation>
    </message>
    <message>
        <source>%1 bombards %2</source>
        <translation>%1 bombardea %2</translation>
    </message>
    <message>
        <source>%1 shoots fire at %2</source>
        <translation>%1 dispara fuego contra %2</translation>
    </message>
    <message>
        <source>%1 batters %2</source>
        <translation>%1 embiste contra %2</translation>
    </message>
    <message>
        <source>the fire does not catch</source>
        <translation>el fuego no prende</translation>
    </message>
    <message>
        <source>%1 tries to set fire to %2</source>
        <translation>%1 intenta incendiar %2</translation>
    </message>
    <message>
        <source>the door of %1</source>
        <translation>la puerta de %1</translation>
    </message>
    <message>
        <source>takes %1</source>
        <translation>sufre %1</translation>
    </message>
    <message>
        <source>%1, for %2</source>
        <translation>%1, para %2</translation>
    </message>
    <message>
        <source>It follows, but cannot reach %1: no fight with it this turn.</source>
        <translation>Va detrás, pero no alcanza a %1: este turno no hay combate entre las dos.</translation>
    </message>
    <message>
        <source>Passes %1% of the time: no longer broken, but half movement and no charge this turn (%2). If it fails, nothing changes.</source>
        <translation>Lo supera el %1 % de las veces: deja de estar desordenada, pero este turno tiene medio movimiento y no carga (%2). Si falla, nada cambia.</translation>
    </message>
    <message>
        <source>No effect.</source>
        <translation>Sin efecto.</translation>
    </message>
    <message>
        <source>Kept, the 1 misses. Rerolled, it may succeed; a second 1 strikes one of: %1.</source>
        <translation>Si lo conservas, el 1 falla. Si repites la tirada puede acertar; un segundo 1 alcanza a una de estas: %1.</translation>
    </message>
    <message>
        <source>Kept, the 1 misses. Rerolled, it may succeed; a second 1 strikes %1.</source>
        <translation>Si lo conservas, el 1 falla. Si repites la tirada puede acertar; un segundo 1 alcanza a %1.</translation>
    </message>
</context>
<context>
    <name>FightWords</name>
    <message>
        <source>%1 shoots</source>
        <translation>%1 dispara</translation>
    </message>
    <message>
        <source>%1 strikes</source>
        <translation>%1 golpea</translation>
    </message>
    <message>
        <source>To hit: attack %1</source>
        <translation>Para impactar: ataque %1</translation>
    </message>
    <message>
        <source>To wound: attack %1</source>
        <translation>Para herir: ataque %1</translation>
    </message>
    <message>
        <source>against defense %1</source>
        <translation>contra defensa %1</translation>
    </message>
    <message>
        <source>%1 sets a fire</source>
        <translation>%1 prende fuego</translation>
    </message>
    <message>
        <source>To set on fire: attack %1</source>
        <translation>Para incendiar: ataque %1</translation>
    </message>
    <message>
        <source>To damage: attack %1</source>
        <translation>Para dañar: ataque %1</translation>
    </message>
    <message>
        <source>against resistance %1</source>
        <translation>contra resistencia %1</translation>
    </message>
    <message>
        <source>%1 is in danger</source>
        <translation>%1 corre peligro</translation>
    </message>
    <message>
        <source>To wound: power %1</source>
        <translation>Para herir: potencia %1</translation>
    </message>
    <message>
        <source>against armor %1</source>
        <translation>contra armadura %1</translation>
    </message>
    <message>
        <source>%1 checks morale</source>
        <translation>%1 hace un control de moral</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>lo supera</translation>
    </message>
    <message>
        <source>fails</source>
        <translation>no lo supera</translation>
    </message>
    <message>
        <source>%1: no effect.</source>
        <translation>%1: sin efecto.</translation>
    </message>
    <message>
        <source>%1 for %2: “%3”</source>
        <translation>%1 para %2: «%3»</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%1 para %2</translation>
    </message>
    <message>
        <source>%1 takes %2.</source>
        <translation>%1 sufre %2.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 breaks.&lt;/b&gt;</source>
        <translation>&lt;b&gt;%1 se desordena.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 routs.&lt;/b&gt;</source>
        <translation>&lt;b&gt;%1 se da a la fuga.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 is destroyed.&lt;/b&gt;</source>
        <translation>&lt;b&gt;%1 queda eliminada.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>%1 burns: %2.</source>
        <translation>%1 arde: %2.</translation>
    </message>
    <message>
        <source>%1 catches fire: %2.</source>
        <translation>%1 se incendia: %2.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1: the door breaks.&lt;/b&gt;</source>
        <translation>&lt;b&gt;%1: la puerta se rompe.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The fire spreads from %1.</source>
        <translation>El fuego se propaga desde %1.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 collapses.&lt;/b&gt;</source>
        <translation>&lt;b&gt;%1 se derrumba.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The fires burn</source>
        <translation>Los incendios</translation>
    </message>
    <message>
        <source>%1 against %2: missiles</source>
        <translation>%1 contra %2: proyectiles</translation>
    </message>
    <message>
        <source>%1 against %2: free attack</source>
        <translation>%1 contra %2: ataque gratuito</translation>
    </message>
    <message>
        <source>%1 against %2: trampling</source>
        <translation>%1 contra %2: arrollamiento</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contra %2</translation>
    </message>
    <message>
        <source>A die wounds if die + power beats the armor. A 6 always wounds, a 1 never.</source>
        <translation>Un dado hiere si dado + potencia supera la armadura. Un 6 hiere siempre; un 1, nunca.</translation>
    </message>
    <message>
        <source>A die hits if die + attack beats the resistance. A 6 always hits, a 1 never.</source>
        <translation>Un dado impacta si dado + ataque supera la resistencia. Un 6 impacta siempre; un 1, nunca.</translation>
    </message>
    <message>
        <source>A die hits if die + attack beats the defense. A 6 always hits, a 1 never.</source>
        <translation>Un dado impacta si dado + ataque supera la defensa. Un 6 impacta siempre; un 1, nunca.</translation>
    </message>
    <message>
        <source>%1 checks leadership</source>
        <translation>%1 hace un control de liderazgo</translation>
    </message>
    <message>
        <source>fights on</source>
        <translation>sigue luchando</translation>
    </message>
    <message>
        <source>&lt;b&gt;No general is left to hold %1 together.&lt;/b&gt;</source>
        <translation>&lt;b&gt;No queda ningún general que mantenga unida a %1.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>%1 has lost %2 points.</source>
        <translation>%1 ha perdido %2 puntos.</translation>
    </message>
    <message>
        <source>Will they fight on?</source>
        <translation>¿Seguirán luchando?</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1: %2 does not shoot.&lt;/b&gt;</source>
        <translation>&lt;b&gt;%1: %2 no dispara.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>against the resistance of the door %1</source>
        <translation>contra la resistencia de la puerta %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1: no fight takes place.&lt;/b&gt;</source>
        <translation>&lt;b&gt;%1: no hay combate.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>An army that fails its leadership check is beaten.</source>
        <translation>El ejército que falla su control de liderazgo queda vencido.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 reorganizes.&lt;/b&gt;</source>
        <translation>&lt;b&gt;%1 se reorganiza.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 rallies.&lt;/b&gt;</source>
        <translation>&lt;b&gt;%1 se recobra.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>%1 against %2: second volley</source>
        <translation>%1 contra %2: segunda andanada</translation>
    </message>
    <message>
        <source>%1 checks its morale</source>
        <translation>%1 comprueba su moral</translation>
    </message>
    <message>
        <source>It cannot fail.</source>
        <translation>No puede fallar.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 has taken its last wound and is destroyed.&lt;/b&gt;</source>
        <translation>&lt;b&gt;%1 ha sufrido su última herida y queda eliminada.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>A unit passes if its die is not higher than its morale. A 1 always passes.</source>
        <translation>Una unidad supera el control si su dado no es mayor que su moral. Un 1 siempre lo supera.</translation>
    </message>
    <message>
        <source>Passes %1% of the time.</source>
        <translation>Lo supera el %1 % de las veces.</translation>
    </message>
    <message>
        <source>To pass, roll its morale or less: %1</source>
        <translation>Para superarlo, saca su moral o menos: %1</translation>
    </message>
    <message>
        <source>To pass, roll the leadership or less on two dice: %1</source>
        <translation>Para superarlo, saca el liderazgo o menos con dos dados: %1</translation>
    </message>
    <message>
        <source>%1 (expected %2)</source>
        <translation>%1 (esperado: %2)</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>Expected: %1 %2.</source>
        <translation>Lo esperado: %1 %2.</translation>
    </message>
    <message>
        <source>hits</source>
        <translation>impactos</translation>
    </message>
    <message>
        <source>wounds</source>
        <translation>heridas</translation>
    </message>
    <message>
        <source>fire markers</source>
        <translation>marcadores de fuego</translation>
    </message>
    <message>
        <source>damage</source>
        <translation>daño</translation>
    </message>
    <message>
        <source>Expected: %1 %2. This good or better: %3 in 100.</source>
        <translation>Lo esperado: %1 %2. Así de bien o mejor: %3 de cada 100.</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>a place where a file can be written</source>
        <translation>un lugar donde se pueda escribir un archivo</translation>
    </message>
    <message>
        <source>space for the whole file</source>
        <translation>espacio para todo el archivo</translation>
    </message>
    <message>
        <source>a file</source>
        <translation>un archivo</translation>
    </message>
    <message>
        <source>a file that can be read</source>
        <translation>un archivo que se pueda leer</translation>
    </message>
    <message>
        <source>one decision too many</source>
        <translation>una decisión de más</translation>
    </message>
    <message>
        <source>a decision the rules allow</source>
        <translation>una decisión que las reglas admitan</translation>
    </message>
    <message>
        <source>a different checksum</source>
        <translation>otra suma de comprobación</translation>
    </message>
    <message>
        <source>that of the battle as played</source>
        <translation>la de la batalla jugada</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>No existe el archivo o la carpeta</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>Permiso denegado</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>No queda espacio en el disco</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>Sistema de archivos de solo lectura</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>Es una carpeta</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>No es una carpeta</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>El archivo ya existe</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>Error de entrada o salida</translation>
    </message>
    <message>
        <source>a printer or a file that can be written</source>
        <translation>una impresora o un archivo en el que se pueda escribir</translation>
    </message>
    <message>
        <source>a folder without frames of another film</source>
        <translation>una carpeta sin fotogramas de otra película</translation>
    </message>
    <message>
        <source>a film that can be packed</source>
        <translation>una película que se pueda comprimir</translation>
    </message>
    <message>
        <source>a battle or a scenario; vallum-cli checks what scenarios use</source>
        <translation>una batalla o un escenario; lo que usan los escenarios lo comprueba vallum-cli</translation>
    </message>
    <message>
        <source>a Vallum battle or data file, and this is neither</source>
        <translation>una batalla o un archivo de datos de Vallum, y este no es ni lo uno ni lo otro</translation>
    </message>
    <message>
        <source>a device or a pipe</source>
        <translation>un dispositivo o una tubería</translation>
    </message>
    <message>
        <source>a larger file</source>
        <translation>un archivo más grande</translation>
    </message>
    <message>
        <source>a file of at most 64 MB</source>
        <translation>un archivo de 64 MB como máximo</translation>
    </message>
    <message>
        <source>other cards</source>
        <translation>otras cartas</translation>
    </message>
    <message>
        <source>the cards the battle began with</source>
        <translation>las cartas con las que empezó la batalla</translation>
    </message>
    <message>
        <source>the end of the decisions</source>
        <translation>el final de las decisiones</translation>
    </message>
    <message>
        <source>the missing decisions</source>
        <translation>las decisiones que faltan</translation>
    </message>
    <message>
        <source>a battle that can be exported without a window</source>
        <translation>una batalla que se pueda exportar sin ventana</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>de %1 a %2</translation>
    </message>
    <message>
        <source>%1 sides</source>
        <translation>%1 lados</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1 filas</translation>
    </message>
    <message>
        <source>%1 cards</source>
        <translation>%1 cartas</translation>
    </message>
    <message>
        <source>no unit of %1</source>
        <translation>ninguna unidad de %1</translation>
    </message>
    <message>
        <source>ground where it may stand (%1)</source>
        <translation>un terreno donde pueda estar (%1)</translation>
    </message>
    <message>
        <source>at most the %1 that the side can get</source>
        <translation>como mucho los %1 que el bando puede conseguir</translation>
    </message>
    <message>
        <source>the id of a unit type, for example %1</source>
        <translation>el id de un tipo de unidad, por ejemplo %1</translation>
    </message>
    <message>
        <source>the id of a command card, such as two-orders-center</source>
        <translation>el id de una carta de mando, como two-orders-center</translation>
    </message>
    <message>
        <source>a hex</source>
        <translation>un hexágono</translation>
    </message>
    <message>
        <source>an id of its own</source>
        <translation>un id propio</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>at least 1</source>
        <translation>al menos 1</translation>
    </message>
    <message>
        <source>the seat of one of the sides</source>
        <translation>el asiento de uno de los bandos</translation>
    </message>
    <message>
        <source>a hex of the board</source>
        <translation>un hexágono del tablero</translation>
    </message>
    <message>
        <source>a color like #a23b2e (pieces take the nearest of crimson, azure, green, purple, ochre and silver)</source>
        <translation>un color como #a23b2e (las piezas toman el más cercano de carmesí, azul, verde, púrpura, ocre y plata)</translation>
    </message>
    <message>
        <source>top or bottom</source>
        <translation>top o bottom</translation>
    </message>
    <message>
        <source>javelins or flexible, each once</source>
        <translation>javelins o flexible, cada uno una vez</translation>
    </message>
    <message>
        <source>flexible alone</source>
        <translation>flexible solo</translation>
    </message>
    <message>
        <source>javelins with it</source>
        <translation>javelins con él</translation>
    </message>
    <message>
        <source>2 sides</source>
        <translation>2 bandos</translation>
    </message>
    <message>
        <source>the other edge</source>
        <translation>el otro borde</translation>
    </message>
    <message>
        <source>another seat</source>
        <translation>otro asiento</translation>
    </message>
    <message>
        <source>sides</source>
        <translation>lados</translation>
    </message>
    <message>
        <source>none without a rampart</source>
        <translation>ninguno sin empalizada</translation>
    </message>
    <message>
        <source>2 or 3 sides</source>
        <translation>2 o 3 lados</translation>
    </message>
    <message>
        <source>sides apart from each other</source>
        <translation>lados separados entre sí</translation>
    </message>
    <message>
        <source>each next to another</source>
        <translation>cada uno junto a otro</translation>
    </message>
    <message>
        <source>a river or a ford under a bridge</source>
        <translation>un río o un vado bajo un puente</translation>
    </message>
    <message>
        <source>open ground or a hill under it</source>
        <translation>campo abierto o una colina debajo</translation>
    </message>
    <message>
        <source>terrain of the basic set</source>
        <translation>terreno del juego básico</translation>
    </message>
    <message>
        <source>each hex once</source>
        <translation>cada hexágono una vez</translation>
    </message>
    <message>
        <source>a seat</source>
        <translation>un asiento</translation>
    </message>
    <message>
        <source>none without a camp</source>
        <translation>ninguno sin campamento</translation>
    </message>
    <message>
        <source>an edge of the board</source>
        <translation>un borde del tablero</translation>
    </message>
    <message>
        <source>none for an exit</source>
        <translation>ninguno para una salida</translation>
    </message>
    <message>
        <source>an edge</source>
        <translation>un borde</translation>
    </message>
    <message>
        <source>none but for an exit</source>
        <translation>ninguno salvo para una salida</translation>
    </message>
    <message>
        <source>a camp of the other seat</source>
        <translation>un campamento del otro asiento</translation>
    </message>
    <message>
        <source>a fortified wall to storm</source>
        <translation>una muralla fortificada que asaltar</translation>
    </message>
    <message>
        <source>leaderHits, ignoreFlag, ignoreSword or a fireRange</source>
        <translation>leaderHits, ignoreFlag, ignoreSword o un fireRange</translation>
    </message>
    <message>
        <source>a unit of each side</source>
        <translation>una unidad de cada bando</translation>
    </message>
    <message>
        <source>a hex without another unit</source>
        <translation>un hexágono sin otra unidad</translation>
    </message>
    <message>
        <source>a hex without another leader</source>
        <translation>un hexágono sin otro líder</translation>
    </message>
    <message>
        <source>no enemy unit there</source>
        <translation>ninguna unidad enemiga allí</translation>
    </message>
    <message>
        <source>a hex that a unit may enter</source>
        <translation>un hexágono en el que pueda entrar una unidad</translation>
    </message>
    <message>
        <source>a paragraph</source>
        <translation>un párrafo</translation>
    </message>
    <message>
        <source>Part of this file is damaged</source>
        <translation>Parte de este archivo está dañada</translation>
    </message>
    <message>
        <source>The rules have changed since this battle was saved</source>
        <translation>Las reglas han cambiado desde que se guardó esta batalla</translation>
    </message>
    <message>
        <source>The cards have changed since this battle was saved</source>
        <translation>Las cartas han cambiado desde que se guardó esta batalla</translation>
    </message>
    <message>
        <source>%1, but nothing of the battle is lost.</source>
        <translation>%1, pero no se ha perdido nada de la batalla.</translation>
    </message>
    <message>
        <source>%1: play goes on from turn %2; its past and what came later are lost.</source>
        <translation>%1: la partida sigue desde el turno %2; se ha perdido lo anterior y lo que vino después.</translation>
    </message>
    <message>
        <source>%1: play goes on from turn %2; you cannot look back further.</source>
        <translation>%1: la partida sigue desde el turno %2; no puedes volver a ver lo anterior.</translation>
    </message>
    <message>
        <source>%1: play goes on from turn %2; when you look back, part of that turn is missing.</source>
        <translation>%1: la partida sigue desde el turno %2; al volver a verla falta parte de ese turno.</translation>
    </message>
    <message>
        <source>%1: play goes on from turn %2; you can look back up to turn %3.</source>
        <translation>%1: la partida sigue desde el turno %2; puedes volver a ver hasta el turno %3.</translation>
    </message>
    <message>
        <source>Part of this battle is lost</source>
        <translation>Se ha perdido parte de esta batalla</translation>
    </message>
    <message>
        <source>This battle goes on without part of its past</source>
        <translation>Esta batalla sigue sin parte de su pasado</translation>
    </message>
    <message>
        <source>Nothing of this battle is lost</source>
        <translation>No se ha perdido nada de esta batalla</translation>
    </message>
    <message>
        <source>a different battle</source>
        <translation>una batalla distinta</translation>
    </message>
    <message>
        <source>that of the decisions</source>
        <translation>la de las decisiones</translation>
    </message>
    <message>
        <source>no such key</source>
        <translation>ninguna clave así</translation>
    </message>
    <message>
        <source>a key &apos;%1&apos;</source>
        <translation>una clave &apos;%1&apos;</translation>
    </message>
    <message>
        <source>one of the keys %1</source>
        <translation>una de las claves %1</translation>
    </message>
    <message>
        <source>one of: %1</source>
        <translation>uno de estos: %1</translation>
    </message>
    <message>
        <source>a number from 1 to 1000, or one of: %1</source>
        <translation>un número de 1 a 1000, o uno de estos: %1</translation>
    </message>
    <message>
        <source>a whole number, or a list of 2</source>
        <translation>un número entero, o una lista de 2</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>un número entero de %1 a %2</translation>
    </message>
    <message>
        <source>a whole number from 1</source>
        <translation>un número entero desde 1</translation>
    </message>
    <message>
        <source>a number in a list, from 0, or -1 for none</source>
        <translation>un número de una lista, desde 0, o -1 para ninguno</translation>
    </message>
    <message>
        <source>a number from 0, less than %1</source>
        <translation>un número desde 0, menor que %1</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>un número de %1 a %2</translation>
    </message>
    <message>
        <source>a multiple of 1/%1</source>
        <translation>un múltiplo de 1/%1</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true o false</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>un texto</translation>
    </message>
    <message>
        <source>the name of a rule, like MOV-14</source>
        <translation>el nombre de una regla, como MOV-14</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>una lista</translation>
    </message>
    <message>
        <source>a list of %1</source>
        <translation>una lista de %1</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objeto</translation>
    </message>
    <message>
        <source>each name once</source>
        <translation>cada nombre una vez</translation>
    </message>
    <message>
        <source>the same key again</source>
        <translation>la misma clave otra vez</translation>
    </message>
    <message>
        <source>each key once</source>
        <translation>cada clave una vez</translation>
    </message>
    <message>
        <source>one more level</source>
        <translation>un nivel más</translation>
    </message>
    <message>
        <source>at most 100 levels</source>
        <translation>100 niveles como máximo</translation>
    </message>
    <message>
        <source>the end of the text</source>
        <translation>el final del texto</translation>
    </message>
    <message>
        <source>well-formed JSON</source>
        <translation>JSON bien formado</translation>
    </message>
    <message>
        <source>each seat once</source>
        <translation>cada asiento una vez</translation>
    </message>
    <message>
        <source>at most %1; a newer Vallum wrote this file</source>
        <translation>como máximo %1; este archivo lo escribió un Vallum más nuevo</translation>
    </message>
    <message>
        <source>%1: play goes on from turn %2, and everything after it is lost.</source>
        <translation>%1: la partida sigue desde el turno %2, y todo lo posterior se ha perdido.</translation>
    </message>
    <message>
        <source>%1: play goes on from turn %2, and everything after it is lost; you can look back up to turn %3.</source>
        <translation>%1: la partida sigue desde el turno %2, y todo lo posterior se ha perdido; puedes mirar atrás hasta el turno %3.</translation>
    </message>
</context>
<context>
    <name>Formation</name>
    <message>
        <source>arrowhead</source>
        <translation>punta de flecha</translation>
    </message>
    <message>
        <source>bravery</source>
        <translation>bravura</translation>
    </message>
    <message>
        <source>diamond</source>
        <translation>rombo</translation>
    </message>
    <message>
        <source>phalanx</source>
        <translation>falange</translation>
    </message>
    <message>
        <source>square</source>
        <translation>cuadro</translation>
    </message>
    <message>
        <source>wall of shields</source>
        <translation>muro de escudos</translation>
    </message>
</context>
<context>
    <name>GeneralHealth</name>
    <message>
        <source>well</source>
        <translation>ileso</translation>
    </message>
    <message>
        <source>wounded</source>
        <translation>herido</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>muerto</translation>
    </message>
</context>
<context>
    <name>GroupOffer</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No move drawn yet.</source>
        <translation>Aún no has trazado ningún movimiento.</translation>
    </message>
    <message>
        <source>Charge!</source>
        <translation>¡Carga!</translation>
    </message>
    <message>
        <source>Make the moves</source>
        <translation>Hacer los movimientos</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Empezar de nuevo</translation>
    </message>
    <message>
        <source>Forced march</source>
        <translation>Marcha forzada</translation>
    </message>
    <message>
        <source>Twice the movement, no attack (MOV-18)</source>
        <translation>El doble de movimiento, sin ataque (MOV-18)</translation>
    </message>
    <message>
        <source>: %1 of %2 DU</source>
        <translation>: %1 de %2 UD</translation>
    </message>
    <message>
        <source>, charges %1</source>
        <translation>, carga contra %1</translation>
    </message>
    <message>
        <source>%1 stops: %2</source>
        <translation>%1 se detiene: %2</translation>
    </message>
</context>
<context>
    <name>GroupPicture</name>
    <message>
        <source>%1 together, %2 DU</source>
        <translation>%1 juntas, %2 UD</translation>
    </message>
    <message>
        <source> · %1 charge</source>
        <translation> · cargan %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 stops: %2</source>
        <translation>%1 se detiene: %2</translation>
    </message>
</context>
<context>
    <name>HandsAside</name>
    <message>
        <source>Deck %1</source>
        <translation>Mazo %1</translation>
    </message>
    <message>
        <source>%1 holds %2</source>
        <translation>%1 tiene %2</translation>
    </message>
    <message>
        <source>%1 left in the deck</source>
        <translation>%1 en el mazo</translation>
    </message>
    <message>
        <source>Deck %1 of %2</source>
        <translation>Mazo %1 de %2</translation>
    </message>
    <message>
        <source>%1 left</source>
        <comment>cards in the deck</comment>
        <translation>quedan %1</translation>
    </message>
</context>
<context>
    <name>Hex cards</name>
    <message>
        <source>Order one unit or leader in each section.</source>
        <translation>Da órdenes a una unidad o líder de cada sección.</translation>
    </message>
    <message>
        <source>Order two units or leaders on each wing.</source>
        <translation>Da órdenes a dos unidades o líderes de cada ala.</translation>
    </message>
    <message numerus="yes">
        <source>Order %n units or leaders on the left.</source>
        <comment>Order one unit or leader on the left.</comment>
        <translation>
            <numerusform>Da órdenes a una unidad o líder de la izquierda.</numerusform>
            <numerusform>Da órdenes a %n unidades o líderes de la izquierda.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Order %n units or leaders on the right.</source>
        <comment>Order one unit or leader on the right.</comment>
        <translation>
            <numerusform>Da órdenes a una unidad o líder de la derecha.</numerusform>
            <numerusform>Da órdenes a %n unidades o líderes de la derecha.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Order %n units or leaders in the center.</source>
        <comment>Order one unit or leader in the center.</comment>
        <translation>
            <numerusform>Da órdenes a una unidad o líder del centro.</numerusform>
            <numerusform>Da órdenes a %n unidades o líderes del centro.</numerusform>
        </translation>
    </message>
    <message>
        <source>Order up to %1 light units.</source>
        <translation>Da órdenes a hasta %1 unidades ligeras.</translation>
    </message>
    <message>
        <source>Order up to %1 medium units.</source>
        <translation>Da órdenes a hasta %1 unidades medias.</translation>
    </message>
    <message>
        <source>Order up to %1 heavy units.</source>
        <translation>Da órdenes a hasta %1 unidades pesadas.</translation>
    </message>
    <message>
        <source>Order up to %1 mounted units or leaders.</source>
        <translation>Da órdenes a hasta %1 unidades montadas o líderes.</translation>
    </message>
    <message>
        <source>Order up to %1 mounted units.</source>
        <translation>Da órdenes a hasta %1 unidades montadas.</translation>
    </message>
    <message>
        <source>Order a leader and up to %1 hexes linked to him.</source>
        <translation>Da órdenes a un líder y hasta %1 hexágonos enlazados con él.</translation>
    </message>
    <message>
        <source>Order a leader on the left and up to %1 hexes linked to him.</source>
        <translation>Da órdenes a un líder de la izquierda y hasta %1 hexágonos enlazados con él.</translation>
    </message>
    <message>
        <source>Order a leader in the center and up to %1 hexes linked to him.</source>
        <translation>Da órdenes a un líder del centro y hasta %1 hexágonos enlazados con él.</translation>
    </message>
    <message>
        <source>Order a leader on the right and up to %1 hexes linked to him.</source>
        <translation>Da órdenes a un líder de la derecha y hasta %1 hexágonos enlazados con él.</translation>
    </message>
    <message>
        <source>All your units next to an enemy unit attack.</source>
        <translation>Atacan todas tus unidades contiguas a una unidad enemiga.</translation>
    </message>
    <message>
        <source>Counts as the card that your opponent played in the last turn.</source>
        <translation>Cuenta como la carta que jugó tu rival en el último turno.</translation>
    </message>
    <message>
        <source>All your missile units fire twice and do not move.</source>
        <translation>Todas tus unidades de proyectiles disparan dos veces y no mueven.</translation>
    </message>
    <message>
        <source>Order up to %1 foot units in one group.</source>
        <translation>Da órdenes a hasta %1 unidades a pie de un mismo grupo.</translation>
    </message>
    <message>
        <source>Order all foot units of one group.</source>
        <translation>Da órdenes a todas las unidades a pie de un grupo.</translation>
    </message>
    <message>
        <source>In the enemy turn: one of your units rolls first when attacked. In your own turn: no orders.</source>
        <translation>En el turno enemigo: una unidad tuya atacada tira primero. En tu propio turno: sin órdenes.</translation>
    </message>
    <message>
        <source>Roll %1 dice: each class orders such a unit, each leader any unit.</source>
        <translation>Tira %1 dados: cada clase da orden a una unidad suya, cada líder a cualquiera.</translation>
    </message>
    <message>
        <source>Roll %1 dice: units near a leader regain blocks of their class.</source>
        <translation>Tira %1 dados: las unidades con un líder cerca recuperan bloques de su clase.</translation>
    </message>
    <message>
        <source>They move 2 hexes and still attack; warriors charge 3.</source>
        <translation>Mueven 2 hexágonos y aun así atacan; los guerreros cargan 3.</translation>
    </message>
    <message>
        <source>They move 1 hex.</source>
        <translation>Mueven 1 hexágono.</translation>
    </message>
    <message>
        <source>Heavy units move %1 hexes.</source>
        <translation>Las pesadas mueven %1 hexágonos.</translation>
    </message>
    <message>
        <source>They roll 1 extra die.</source>
        <translation>Tiran 1 dado más.</translation>
    </message>
    <message numerus="yes">
        <source>%n extra dice in close combat.</source>
        <comment>1 extra die in close combat.</comment>
        <translation>
            <numerusform>1 dado más cuerpo a cuerpo.</numerusform>
            <numerusform>%n dados más cuerpo a cuerpo.</numerusform>
        </translation>
    </message>
    <message>
        <source>They move, fire and move again, without close combat.</source>
        <translation>Mueven, disparan y vuelven a mover, sin combate cuerpo a cuerpo.</translation>
    </message>
    <message>
        <source>Light foot passes through friends.</source>
        <translation>La infantería ligera pasa entre amigos.</translation>
    </message>
    <message>
        <source>Or any one unit.</source>
        <translation>O a una unidad cualquiera.</translation>
    </message>
    <message>
        <source>No moves, no fire.</source>
        <translation>Sin mover ni disparar.</translation>
    </message>
    <message>
        <source>Nobody fires.</source>
        <translation>Nadie dispara.</translation>
    </message>
    <message>
        <source>Roll as many dice as your Command: each class orders such a unit, each leader any unit.</source>
        <translation>Tira tantos dados como tu Mando: cada clase da orden a una unidad suya, cada líder a cualquiera.</translation>
    </message>
    <message>
        <source>Roll as many dice as your Command: units near a leader regain blocks of their class.</source>
        <translation>Tira tantos dados como tu Mando: las unidades con un líder cerca recuperan bloques de su clase.</translation>
    </message>
    <message>
        <source>Order light units up to your Command.</source>
        <translation>Da órdenes a unidades ligeras hasta tu Mando.</translation>
    </message>
    <message>
        <source>Order medium units up to your Command.</source>
        <translation>Da órdenes a unidades medias hasta tu Mando.</translation>
    </message>
    <message>
        <source>Order heavy units up to your Command.</source>
        <translation>Da órdenes a unidades pesadas hasta tu Mando.</translation>
    </message>
    <message>
        <source>Order mounted units or leaders up to your Command.</source>
        <translation>Da órdenes a unidades montadas o líderes hasta tu Mando.</translation>
    </message>
    <message>
        <source>Order mounted units up to your Command.</source>
        <translation>Da órdenes a unidades montadas hasta tu Mando.</translation>
    </message>
    <message>
        <source>Now: no orders.</source>
        <translation>Ahora: ninguna orden.</translation>
    </message>
    <message>
        <source>Now: %1.</source>
        <translation>Ahora: %1.</translation>
    </message>
</context>
<context>
    <name>Hex dice</name>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contra %2</translation>
    </message>
    <message>
        <source>1 light, 2 medium, 3 heavy, 4 leader, 5 flag, 6 swords</source>
        <translation>1 ligera, 2 media, 3 pesada, 4 líder, 5 bandera, 6 espadas</translation>
    </message>
    <message>
        <source>Faces: %1.</source>
        <translation>Caras: %1.</translation>
    </message>
    <message>
        <source>%1. Faces: %2.</source>
        <translation>%1. Caras: %2.</translation>
    </message>
    <message>
        <source>light</source>
        <translation>ligera</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>media</translation>
    </message>
    <message>
        <source>heavy</source>
        <translation>pesada</translation>
    </message>
    <message>
        <source>leader</source>
        <translation>líder</translation>
    </message>
    <message>
        <source>flag</source>
        <translation>bandera</translation>
    </message>
    <message>
        <source>swords</source>
        <translation>espadas</translation>
    </message>
    <message>
        <source>%1 against %2, at range</source>
        <translation>%1 contra %2, a distancia</translation>
    </message>
    <message>
        <source>%1 against %2, again</source>
        <translation>%1 contra %2, otra vez</translation>
    </message>
    <message>
        <source>%1 against %2, battling back</source>
        <translation>%1 contra %2, contraataque</translation>
    </message>
    <message>
        <source>%1 against %2, striking first</source>
        <translation>%1 contra %2, golpea primero</translation>
    </message>
    <message numerus="yes">
        <source>%n hits</source>
        <comment>1 hit</comment>
        <translation>
            <numerusform>1 impacto</numerusform>
            <numerusform>%n impactos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n flags</source>
        <comment>1 flag</comment>
        <translation>
            <numerusform>1 bandera</numerusform>
            <numerusform>%n banderas</numerusform>
        </translation>
    </message>
    <message>
        <source>expected %1</source>
        <translation>lo esperado: %1</translation>
    </message>
    <message>
        <source>The elephants trample %1</source>
        <translation>Los elefantes arrollan a %1</translation>
    </message>
    <message>
        <source>Dice for orders</source>
        <translation>Dados de órdenes</translation>
    </message>
    <message>
        <source>Is %1 hit?</source>
        <translation>¿Recibe %1 un impacto?</translation>
    </message>
    <message>
        <source>He falls.</source>
        <translation>Cae.</translation>
    </message>
    <message>
        <source>He is unhurt.</source>
        <translation>Sale ileso.</translation>
    </message>
    <message>
        <source>%1 rides through the enemy</source>
        <translation>%1 escapa entre el enemigo</translation>
    </message>
    <message>
        <source>He is caught.</source>
        <translation>Lo atrapan.</translation>
    </message>
    <message>
        <source>He gets through.</source>
        <translation>Logra pasar.</translation>
    </message>
    <message>
        <source>Into the marsh</source>
        <translation>Hacia la marisma</translation>
    </message>
    <message>
        <source>The marsh takes its toll.</source>
        <translation>La marisma se cobra su parte.</translation>
    </message>
    <message>
        <source>Safe.</source>
        <translation>A salvo.</translation>
    </message>
</context>
<context>
    <name>Hex ending</name>
    <message>
        <source>%1 of %2 banners won</source>
        <translation>%1 de %2 estandartes ganados</translation>
    </message>
    <message numerus="yes">
        <source>%n blocks lost</source>
        <comment>1 block lost</comment>
        <translation>
            <numerusform>1 bloque perdido</numerusform>
            <numerusform>%n bloques perdidos</numerusform>
        </translation>
    </message>
    <message>
        <source>Off the board: %1</source>
        <translation>Fuera del tablero: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n banners</source>
        <comment>1 banner</comment>
        <translation>
            <numerusform>1 estandarte</numerusform>
            <numerusform>%n estandartes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 wins %2</source>
        <translation>%1 gana %2</translation>
    </message>
    <message>
        <source>%1 loses an objective</source>
        <translation>%1 pierde un objetivo</translation>
    </message>
    <message>
        <source>%1 destroys %2</source>
        <translation>%1 elimina a %2</translation>
    </message>
    <message>
        <source>%1 is destroyed</source>
        <translation>%1 queda eliminada</translation>
    </message>
    <message>
        <source>%1 kills %2</source>
        <translation>%1 mata a %2</translation>
    </message>
    <message>
        <source>%1 is killed</source>
        <translation>%1 muere</translation>
    </message>
    <message>
        <source>%1 (%2 for %3)</source>
        <translation>%1 (%2 para %3)</translation>
    </message>
</context>
<context>
    <name>Hex log</name>
    <message>
        <source>%1 draws %2.</source>
        <translation>%1 roba %2.</translation>
    </message>
    <message>
        <source>Turn %1: %2.</source>
        <translation>Turno %1: %2.</translation>
    </message>
    <message>
        <source>Movement begins.</source>
        <translation>Empieza el movimiento.</translation>
    </message>
    <message>
        <source>The battles begin.</source>
        <translation>Empiezan los combates.</translation>
    </message>
    <message>
        <source>Units move once more.</source>
        <translation>Las unidades mueven una vez más.</translation>
    </message>
    <message>
        <source>The turn ends.</source>
        <translation>Termina el turno.</translation>
    </message>
    <message>
        <source>%1 plays %2.</source>
        <translation>%1 juega «%2».</translation>
    </message>
    <message>
        <source>%1 plays %2, and there is no order to copy.</source>
        <translation>%1 juega «%2», y no hay orden que copiar.</translation>
    </message>
    <message>
        <source>%1 plays %2: it counts as %3.</source>
        <translation>%1 juega «%2»: cuenta como «%3».</translation>
    </message>
    <message>
        <source>%1 rolls for orders: %2.</source>
        <translation>%1 tira por las órdenes: %2.</translation>
    </message>
    <message>
        <source>%1 gives no orders.</source>
        <translation>%1 no da órdenes.</translation>
    </message>
    <message>
        <source>%1 orders %2.</source>
        <translation>%1 da orden a %2.</translation>
    </message>
    <message>
        <source>%1 regains a block.</source>
        <translation>%1 recupera un bloque.</translation>
    </message>
    <message>
        <source>%1 ends its move where it is.</source>
        <translation>%1 termina su movimiento donde está.</translation>
    </message>
    <message>
        <source>%1 charges to %2 and must attack.</source>
        <translation>%1 carga hasta %2 y debe atacar.</translation>
    </message>
    <message>
        <source>%1 moves to %2.</source>
        <translation>%1 se mueve a %2.</translation>
    </message>
    <message>
        <source>%1 moves to %2 and may not battle (%3).</source>
        <translation>%1 se mueve a %2 y no puede combatir (%3).</translation>
    </message>
    <message>
        <source>%1 ends his move where he is.</source>
        <translation>%1 termina su movimiento donde está.</translation>
    </message>
    <message>
        <source>%1 moves to %2 and joins %3, which stays there.</source>
        <translation>%1 se mueve a %2 y se une a %3, que se queda allí.</translation>
    </message>
    <message>
        <source>%1 fires at %2.</source>
        <translation>%1 dispara a %2.</translation>
    </message>
    <message>
        <source>%1 attacks again: a bonus combat against %2.</source>
        <translation>%1 ataca otra vez: combate adicional contra %2.</translation>
    </message>
    <message>
        <source>%1 attacks %2.</source>
        <translation>%1 ataca a %2.</translation>
    </message>
    <message>
        <source>%1 rolls %2 before the enemy evades: %3.</source>
        <translation>%1 saca %2 antes de que el enemigo evada: %3.</translation>
    </message>
    <message>
        <source>%1 battles back with %2: %3.</source>
        <translation>%1 contraataca con %2: %3.</translation>
    </message>
    <message>
        <source>%1 rolls %2: %3.</source>
        <translation>%1 saca %2: %3.</translation>
    </message>
    <message>
        <source>%1 tramples %2 with %3: %4.</source>
        <translation>%1 arrolla a %2 con %3: %4.</translation>
    </message>
    <message>
        <source>%1 sinks into the marsh (%2).</source>
        <translation>%1 se hunde en la marisma (%2).</translation>
    </message>
    <message>
        <source>%1 wades safely into the marsh (%2).</source>
        <translation>%1 entra sin pérdidas en la marisma (%2).</translation>
    </message>
    <message>
        <source>%1 is hit (%2).</source>
        <translation>%1 recibe un impacto (%2).</translation>
    </message>
    <message>
        <source>%1 is unhurt (%2).</source>
        <translation>%1 sale ileso (%2).</translation>
    </message>
    <message>
        <source>%1 is caught by %2 (%3).</source>
        <translation>%2 atrapa a %1 (%3).</translation>
    </message>
    <message>
        <source>%1 slips past %2 (%3).</source>
        <translation>%1 se le escapa a %2 (%3).</translation>
    </message>
    <message>
        <source>%1 cannot retreat far enough and loses %2.</source>
        <translation>%1 no puede retirarse lo bastante y pierde %2.</translation>
    </message>
    <message>
        <source>%1 is in the way of the elephants and loses %2.</source>
        <translation>%1 estorba el paso a los elefantes y pierde %2.</translation>
    </message>
    <message>
        <source>%1 loses %2.</source>
        <translation>%1 pierde %2.</translation>
    </message>
    <message>
        <source>%1 is destroyed.</source>
        <translation>%1 queda eliminada.</translation>
    </message>
    <message>
        <source>%1 leaves the board.</source>
        <translation>%1 abandona el tablero.</translation>
    </message>
    <message>
        <source>%1 is killed.</source>
        <translation>%1 muere.</translation>
    </message>
    <message>
        <source>%1 ignores %2 and holds.</source>
        <translation>%1 ignora %2 y mantiene la posición.</translation>
    </message>
    <message>
        <source>%1 must retreat %2.</source>
        <translation>%1 debe retirarse %2.</translation>
    </message>
    <message>
        <source>%1 ignores %2 and must retreat %3.</source>
        <translation>%1 ignora %2 y debe retirarse %3.</translation>
    </message>
    <message>
        <source>%1 retreats to %2.</source>
        <translation>%1 se retira a %2.</translation>
    </message>
    <message>
        <source>%1 evades to %2.</source>
        <translation>%1 evade a %2.</translation>
    </message>
    <message>
        <source>%1 escapes to %2.</source>
        <translation>%1 escapa a %2.</translation>
    </message>
    <message>
        <source>%1 advances to %2.</source>
        <translation>%1 avanza a %2.</translation>
    </message>
    <message>
        <source>%1 stands against every attack this turn.</source>
        <translation>%1 resiste a pie firme todos los ataques de este turno.</translation>
    </message>
    <message>
        <source>%1 strikes first from the wall.</source>
        <translation>%1 golpea primero desde la muralla.</translation>
    </message>
    <message>
        <source>%1 plays %2, and %3 strikes first.</source>
        <translation>%1 juega «%2», y %3 golpea primero.</translation>
    </message>
    <message>
        <source>%1 wins %2.</source>
        <translation>%1 gana %2.</translation>
    </message>
    <message>
        <source>%1 takes the camp at %2 and wins %3.</source>
        <translation>%1 toma el campamento de %2 y gana %3.</translation>
    </message>
    <message>
        <source>%1 holds %2 and wins %3.</source>
        <translation>%1 mantiene %2 y gana %3.</translation>
    </message>
    <message>
        <source>%1 has broken through and wins %2.</source>
        <translation>%1 se ha abierto paso y gana %2.</translation>
    </message>
    <message>
        <source>%1 no longer holds %2 and loses %3.</source>
        <translation>%1 ya no mantiene %2 y pierde %3.</translation>
    </message>
    <message>
        <source>%1 discards %2.</source>
        <translation>%1 descarta «%2».</translation>
    </message>
    <message>
        <source>The discard pile is shuffled into the deck.</source>
        <translation>La pila de descartes vuelve a barajarse con el mazo.</translation>
    </message>
    <message>
        <source>%1 has won the battle (%2).</source>
        <translation>%1 ha ganado la batalla (%2).</translation>
    </message>
    <message>
        <source>The battle ends in a draw (%1).</source>
        <translation>La batalla termina en empate (%1).</translation>
    </message>
    <message>
        <source>The battle goes on from here. What came before can no longer be replayed.</source>
        <translation>La batalla sigue desde aquí. Lo anterior ya no se puede volver a ver.</translation>
    </message>
    <message>
        <source>Dice: %1</source>
        <translation>Dados: %1</translation>
    </message>
    <message>
        <source>Hits: %1</source>
        <translation>Impactos: %1</translation>
    </message>
    <message>
        <source>Flags it may ignore: %1</source>
        <translation>Banderas que puede ignorar: %1</translation>
    </message>
</context>
<context>
    <name>Hex phase</name>
    <message>
        <source>deal</source>
        <translation>reparto</translation>
    </message>
    <message>
        <source>card</source>
        <translation>carta</translation>
    </message>
    <message>
        <source>orders</source>
        <translation>órdenes</translation>
    </message>
    <message>
        <source>movement</source>
        <translation>movimiento</translation>
    </message>
    <message>
        <source>battle</source>
        <translation>combate</translation>
    </message>
    <message>
        <source>second move</source>
        <translation>segundo movimiento</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>robo</translation>
    </message>
    <message>
        <source>over</source>
        <translation>terminada</translation>
    </message>
</context>
<context>
    <name>Hex print</name>
    <message>
        <source>Command cards</source>
        <translation>Cartas de mando</translation>
    </message>
    <message>
        <source>Units, with each number of blocks</source>
        <translation>Unidades, con cada número de bloques</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Líderes</translation>
    </message>
</context>
<context>
    <name>Hex questions</name>
    <message>
        <source>Roll a battle die: %1</source>
        <translation>Tira un dado de batalla: %1</translation>
    </message>
    <message>
        <source>Roll %1 battle dice: %2</source>
        <translation>Tira %1 dados de batalla: %2</translation>
    </message>
    <message>
        <source>Draw a card: %1</source>
        <translation>Roba una carta: %1</translation>
    </message>
    <message>
        <source>Draw %1 cards: %2</source>
        <translation>Roba %1 cartas: %2</translation>
    </message>
    <message>
        <source>Play a command card.</source>
        <translation>Juega una carta de mando.</translation>
    </message>
    <message>
        <source>None of your units fits %1: order any one unit.</source>
        <translation>Ninguna de tus unidades sirve para «%1»: da orden a una cualquiera.</translation>
    </message>
    <message>
        <source>Give your orders: %1.</source>
        <translation>Da tus órdenes: «%1».</translation>
    </message>
    <message>
        <source>Move a unit or a leader, or end your moves.</source>
        <translation>Mueve una unidad o un líder, o termina el movimiento.</translation>
    </message>
    <message>
        <source>Fire or attack with a unit, or end your battles.</source>
        <translation>Dispara o ataca con una unidad, o termina los combates.</translation>
    </message>
    <message>
        <source>%1 attacks %2: stand, evade or strike first?</source>
        <translation>%1 ataca a %2: ¿resistir, evadir o golpear primero?</translation>
    </message>
    <message>
        <source>%1 attacks %2: stand or evade?</source>
        <translation>%1 ataca a %2: ¿resistir o evadir?</translation>
    </message>
    <message>
        <source>%1 attacks %2: stand or strike first?</source>
        <translation>%1 ataca a %2: ¿resistir o golpear primero?</translation>
    </message>
    <message>
        <source>%1 attacks %2, which has to stand.</source>
        <translation>%1 ataca a %2, que tiene que resistir.</translation>
    </message>
    <message>
        <source>%1 takes %2 and may ignore %3: how many does it ignore?</source>
        <translation>%1 recibe %2 y puede ignorar %3: ¿cuántas ignora?</translation>
    </message>
    <message>
        <source>Where does %1 retreat to?</source>
        <translation>¿Adónde se retira %1?</translation>
    </message>
    <message>
        <source>Which hex does %1 trample next?</source>
        <translation>¿Qué hexágono arrolla ahora %1?</translation>
    </message>
    <message>
        <source>Which way does %1 escape?</source>
        <translation>¿Por dónde escapa %1?</translation>
    </message>
    <message>
        <source>Have %1 advance to %2?</source>
        <translation>¿Que %1 avance a %2?</translation>
    </message>
    <message>
        <source>Have %1 attack again in a bonus combat?</source>
        <translation>¿Que %1 ataque otra vez en un combate adicional?</translation>
    </message>
    <message>
        <source>Have %1 battle back against %2?</source>
        <translation>¿Que %1 contraataque a %2?</translation>
    </message>
    <message>
        <source>Which unit regains a block (%1)?</source>
        <translation>¿Qué unidad recupera un bloque (%1)?</translation>
    </message>
    <message>
        <source>%1 attacks %2: stand, or play a card?</source>
        <translation>%1 ataca a %2: ¿resistir o jugar una carta?</translation>
    </message>
</context>
<context>
    <name>Hex recap</name>
    <message numerus="yes">
        <source>loses %n blocks</source>
        <comment>loses %n block</comment>
        <translation>
            <numerusform>pierde %n bloque</numerusform>
            <numerusform>pierde %n bloques</numerusform>
        </translation>
    </message>
    <message>
        <source>evades</source>
        <translation>evade</translation>
    </message>
    <message>
        <source>is driven back</source>
        <translation>se ve obligada a retroceder</translation>
    </message>
    <message>
        <source>leaves the board</source>
        <translation>abandona el tablero</translation>
    </message>
    <message>
        <source>is destroyed</source>
        <translation>queda eliminada</translation>
    </message>
    <message numerus="yes">
        <source>wins %n banners</source>
        <comment>wins %n banner</comment>
        <translation>
            <numerusform>gana %n estandarte</numerusform>
            <numerusform>gana %n estandartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>loses %n banners</source>
        <comment>loses %n banner</comment>
        <translation>
            <numerusform>pierde %n estandarte</numerusform>
            <numerusform>pierde %n estandartes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
</context>
<context>
    <name>Hex refusals</name>
    <message>
        <source>this is not the decision to make now, or it is not yours to make</source>
        <translation>no es la decisión que toca ahora, o no te toca a ti</translation>
    </message>
    <message>
        <source>enter as many dice as are rolled, each from 1 to 6</source>
        <translation>escribe tantos dados como se tiran, cada uno del 1 al 6</translation>
    </message>
    <message>
        <source>name cards from this pile, each only once</source>
        <translation>nombra cartas de este mazo, cada una una sola vez</translation>
    </message>
    <message>
        <source>the board has no such hex</source>
        <translation>el tablero no tiene ese hexágono</translation>
    </message>
    <message>
        <source>another leader is already there: end in another hex</source>
        <translation>ya hay otro líder allí: termina en otro hexágono</translation>
    </message>
    <message>
        <source>move all units first, then battle</source>
        <translation>mueve primero todas las unidades y luego combate</translation>
    </message>
    <message>
        <source>play a card from your hand</source>
        <translation>juega una carta de tu mano</translation>
    </message>
    <message>
        <source>only your own pieces with an order can act, on one order each</source>
        <translation>solo pueden actuar tus piezas con orden, una sola por pieza</translation>
    </message>
    <message>
        <source>a leader can leave his unit only with a helmet card, and before it moves</source>
        <translation>un líder solo puede dejar su unidad con una carta de yelmo, y antes de que ella mueva</translation>
    </message>
    <message>
        <source>a unit moves once, from hex to adjacent hex</source>
        <translation>una unidad mueve una sola vez, de un hexágono a otro contiguo</translation>
    </message>
    <message>
        <source>another unit or an enemy is there: go around it</source>
        <translation>allí hay otra unidad o un enemigo: rodéalo</translation>
    </message>
    <message>
        <source>a unit must stop where it joins a leader, and can take only one along</source>
        <translation>una unidad debe detenerse donde se une a un líder, y solo puede llevar a uno</translation>
    </message>
    <message>
        <source>this is farther than it can march</source>
        <translation>no puede marchar tan lejos</translation>
    </message>
    <message>
        <source>auxilia move two hexes at most, and can battle only after one</source>
        <translation>los auxilia mueven dos hexágonos como máximo, y solo pueden combatir tras mover uno</translation>
    </message>
    <message>
        <source>charging warriors must end next to an enemy and attack</source>
        <translation>los guerreros que cargan deben terminar junto a un enemigo y atacar</translation>
    </message>
    <message>
        <source>a war machine moves one hex or battles, not both</source>
        <translation>una máquina de guerra mueve un hexágono o combate, no ambas cosas</translation>
    </message>
    <message>
        <source>this is farther than it can ride</source>
        <translation>no puede cabalgar tan lejos</translation>
    </message>
    <message>
        <source>a leader moves three hexes at most, and not onto an enemy</source>
        <translation>un líder mueve tres hexágonos como máximo, y no sobre un enemigo</translation>
    </message>
    <message>
        <source>a leader has joined it: it must stay where it is</source>
        <translation>se le ha unido un líder: debe quedarse donde está</translation>
    </message>
    <message>
        <source>it has already battled this turn</source>
        <translation>ya ha combatido este turno</translation>
    </message>
    <message>
        <source>the target is too near or out of range</source>
        <translation>el objetivo está demasiado cerca o fuera de alcance</translation>
    </message>
    <message>
        <source>an enemy unit is next to it: close combat only</source>
        <translation>tiene al lado una unidad enemiga: solo combate cuerpo a cuerpo</translation>
    </message>
    <message>
        <source>something blocks the line of sight</source>
        <translation>algo tapa la línea de visión</translation>
    </message>
    <message>
        <source>it has no dice left to fire with</source>
        <translation>no le quedan dados para disparar</translation>
    </message>
    <message>
        <source>choose an enemy in a hex next to it</source>
        <translation>elige un enemigo en un hexágono contiguo</translation>
    </message>
    <message>
        <source>it has no dice left to attack with</source>
        <translation>no le quedan dados para atacar</translation>
    </message>
    <message>
        <source>retreat straight back, and without losses where possible</source>
        <translation>retírate hacia tu lado, y sin pérdidas donde se pueda</translation>
    </message>
    <message>
        <source>it cannot ignore that many flags</source>
        <translation>no puede ignorar tantas banderas</translation>
    </message>
    <message>
        <source>choose one of those next to the elephants</source>
        <translation>elige uno de los contiguos a los elefantes</translation>
    </message>
    <message>
        <source>it cannot evade this attacker</source>
        <translation>no puede evadir a este atacante</translation>
    </message>
    <message>
        <source>evade two hexes straight back where possible</source>
        <translation>evade dos hexágonos hacia tu lado donde se pueda</translation>
    </message>
    <message>
        <source>a leader evades one to three hexes toward his own side</source>
        <translation>un líder evade de uno a tres hexágonos hacia su lado</translation>
    </message>
    <message>
        <source>advance into the vacated hex, or stay</source>
        <translation>avanza al hexágono abandonado, o quédate</translation>
    </message>
    <message>
        <source>only the unit that advanced can attack again</source>
        <translation>solo puede volver a atacar la unidad que ha avanzado</translation>
    </message>
    <message>
        <source>the card gives fewer orders, or orders in another section</source>
        <translation>la carta da menos órdenes, o las da en otra sección</translation>
    </message>
    <message>
        <source>the card orders other troops, or fewer</source>
        <translation>la carta da orden a otras tropas, o a menos</translation>
    </message>
    <message>
        <source>order one unit of your choice</source>
        <translation>da orden a una unidad a tu elección</translation>
    </message>
    <message>
        <source>order the hex of a leader and hexes linked to it</source>
        <translation>da orden al hexágono de un líder y a los enlazados con él</translation>
    </message>
    <message>
        <source>the card does not let units do this</source>
        <translation>la carta no permite hacer esto a las unidades</translation>
    </message>
    <message>
        <source>there is no card to copy</source>
        <translation>no hay carta que copiar</translation>
    </message>
    <message>
        <source>the card does not let units attack in close combat</source>
        <translation>la carta no permite atacar cuerpo a cuerpo</translation>
    </message>
    <message>
        <source>order up to four foot units, each next to another</source>
        <translation>da orden a un máximo de cuatro unidades a pie, cada una junto a otra</translation>
    </message>
    <message>
        <source>striking first takes the card of that name</source>
        <translation>para golpear primero hace falta la carta de ese nombre</translation>
    </message>
    <message>
        <source>the dice give these units no order</source>
        <translation>los dados no dan orden a estas unidades</translation>
    </message>
    <message>
        <source>order foot units in one unbroken group</source>
        <translation>da orden a unidades a pie que formen un grupo sin huecos</translation>
    </message>
    <message>
        <source>the die does not restore this unit</source>
        <translation>el dado no restablece a esta unidad</translation>
    </message>
    <message>
        <source>a legion that has moved two hexes cannot battle</source>
        <translation>una legión que ha movido dos hexágonos no puede combatir</translation>
    </message>
    <message>
        <source>it may not leave the board here</source>
        <translation>por aquí no puede abandonar el tablero</translation>
    </message>
    <message>
        <source>war machines cannot enter broken ground</source>
        <translation>las máquinas de guerra no pueden entrar en terreno quebrado</translation>
    </message>
    <message>
        <source>stop in broken ground</source>
        <translation>detente en el terreno quebrado</translation>
    </message>
    <message>
        <source>mounted units cannot battle in the turn they enter broken ground</source>
        <translation>las montadas no pueden combatir en el turno en que entran en terreno quebrado</translation>
    </message>
    <message>
        <source>stop in forest</source>
        <translation>detente en el bosque</translation>
    </message>
    <message>
        <source>only light foot and warriors can battle in the turn they enter forest</source>
        <translation>solo la infantería ligera y los guerreros pueden combatir en el turno en que entran en un bosque</translation>
    </message>
    <message>
        <source>no unit can enter the sea</source>
        <translation>ninguna unidad puede entrar en el mar</translation>
    </message>
    <message>
        <source>the river has no ford here</source>
        <translation>el río no tiene vado aquí</translation>
    </message>
    <message>
        <source>stop in a ford</source>
        <translation>detente en el vado</translation>
    </message>
    <message>
        <source>climb a wall from the next hex, and stop on it</source>
        <translation>sube a una muralla desde el hexágono contiguo, y detente en ella</translation>
    </message>
    <message>
        <source>coming off a wall it moves only one hex</source>
        <translation>al bajar de una muralla solo mueve un hexágono</translation>
    </message>
    <message>
        <source>mounted units and war machines cannot enter walls, and can attack one only from where they began the turn</source>
        <translation>las montadas y las máquinas de guerra no pueden subir a las murallas, y solo pueden atacar una desde donde empezaron el turno</translation>
    </message>
    <message>
        <source>a fortified wall can be entered only in a siege</source>
        <translation>en una muralla fortificada solo se puede entrar en un asedio</translation>
    </message>
    <message>
        <source>stop in marsh</source>
        <translation>detente en la marisma</translation>
    </message>
    <message>
        <source>leaving marsh it moves only one hex</source>
        <translation>al salir de una marisma solo mueve un hexágono</translation>
    </message>
    <message>
        <source>war machines cannot enter marsh</source>
        <translation>las máquinas de guerra no pueden entrar en la marisma</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (%2).</source>
        <translation>%1 (%2).</translation>
    </message>
</context>
<context>
    <name>Hex report</name>
    <message>
        <source>Units: %1.</source>
        <translation>Unidades: %1.</translation>
    </message>
    <message>
        <source>Leaders: %1.</source>
        <translation>Líderes: %1.</translation>
    </message>
    <message>
        <source>%1 cards in hand, %2 banners to win.</source>
        <translation>%1 cartas en la mano, %2 estandartes para ganar.</translation>
    </message>
    <message>
        <source>Banners: %1 of %2 for %3, %4 of %5 for %6.</source>
        <translation>Estandartes: %1 de %2 para %3, %4 de %5 para %6.</translation>
    </message>
</context>
<context>
    <name>Hex sheet</name>
    <message>
        <source>light foot</source>
        <translation>a pie, ligera</translation>
    </message>
    <message>
        <source>light mounted</source>
        <translation>montada, ligera</translation>
    </message>
    <message>
        <source>medium foot</source>
        <translation>a pie, media</translation>
    </message>
    <message>
        <source>medium mounted</source>
        <translation>montada, media</translation>
    </message>
    <message>
        <source>heavy foot</source>
        <translation>a pie, pesada</translation>
    </message>
    <message>
        <source>heavy mounted</source>
        <translation>montada, pesada</translation>
    </message>
    <message>
        <source>same as the enemy</source>
        <translation>como el enemigo</translation>
    </message>
    <message>
        <source>%1 of %2 blocks</source>
        <translation>%1 de %2 bloques</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>mueve</translation>
    </message>
    <message>
        <source>range</source>
        <translation>alcance</translation>
    </message>
    <message>
        <source>retreats per flag</source>
        <translation>se retira por bandera</translation>
    </message>
    <message>
        <source>swords hit</source>
        <translation>las espadas impactan</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>leader nearby</source>
        <translation>líder cerca</translation>
    </message>
    <message>
        <source>leader faces hit</source>
        <translation>las caras de líder impactan</translation>
    </message>
    <message>
        <source>supported</source>
        <translation>con apoyo</translation>
    </message>
    <message>
        <source>may ignore a flag</source>
        <translation>puede ignorar una bandera</translation>
    </message>
    <message>
        <source>stands on</source>
        <translation>está en</translation>
    </message>
    <message>
        <source>Leader of %1</source>
        <translation>Líder de %1</translation>
    </message>
    <message>
        <source>Units with him or next to him hit with leader faces, too.</source>
        <translation>Las unidades con él o contiguas a él impactan también con caras de líder.</translation>
    </message>
    <message>
        <source>Open ground</source>
        <translation>Terreno abierto</translation>
    </message>
    <message>
        <source>max dice against it</source>
        <translation>máximo de dados contra él</translation>
    </message>
    <message>
        <source>max dice from it</source>
        <translation>máximo de dados desde él</translation>
    </message>
    <message>
        <source>blocks sight</source>
        <translation>tapa la visión</translation>
    </message>
    <message>
        <source>dice</source>
        <translation>dados</translation>
    </message>
    <message>
        <source>it is destroyed</source>
        <translation>queda eliminada</translation>
    </message>
    <message>
        <source>it retreats</source>
        <translation>se retira</translation>
    </message>
    <message>
        <source>its leader falls</source>
        <translation>cae su líder</translation>
    </message>
    <message>
        <source>it battles back</source>
        <translation>contraataca</translation>
    </message>
    <message>
        <source>%1 · avg %2 hits</source>
        <translation>%1 · media %2 impactos</translation>
    </message>
    <message>
        <source>moves · when it charges</source>
        <translation>mueve · al cargar</translation>
    </message>
    <message>
        <source>then your leader falls</source>
        <translation>y cae tu líder</translation>
    </message>
    <message>
        <source>then its leader falls</source>
        <translation>y cae su líder</translation>
    </message>
    <message>
        <source>he falls</source>
        <translation>cae</translation>
    </message>
    <message>
        <source>it strikes first</source>
        <translation>golpea primero</translation>
    </message>
    <message>
        <source>avg %1 hits</source>
        <translation>media %1 impactos</translation>
    </message>
    <message>
        <source>same as the enemy, at most %1</source>
        <translation>los del enemigo, %1 como mucho</translation>
    </message>
    <message>
        <source>How many hexes it can move when it is ordered</source>
        <translation>Cuántos hexágonos puede mover cuando tiene una orden</translation>
    </message>
    <message>
        <source>dice, attacking and battling back</source>
        <translation>dados, al atacar y al contraatacar</translation>
    </message>
    <message>
        <source>How many dice it rolls in close combat</source>
        <translation>Cuántos dados tira en combate cuerpo a cuerpo</translation>
    </message>
    <message>
        <source>no hit</source>
        <translation>ningún impacto</translation>
    </message>
    <message>
        <source>How many hexes away it can fire</source>
        <translation>A cuántos hexágonos puede disparar</translation>
    </message>
    <message>
        <source>How many hexes it retreats for each flag that it does not ignore</source>
        <translation>Cuántos hexágonos se retira por cada bandera que no ignora</translation>
    </message>
    <message>
        <source>Whether the swords that it rolls in close combat are hits</source>
        <translation>Si son impactos las espadas que saca en combate cuerpo a cuerpo</translation>
    </message>
    <message>
        <source>A leader with it or next to it makes the leader faces that it rolls hits, too</source>
        <translation>Con un líder en ella o contiguo a ella, también son impactos las caras de líder que saca</translation>
    </message>
    <message>
        <source>Friends in two or more hexes next to it support it</source>
        <translation>La apoyan amigas en dos o más hexágonos contiguos</translation>
    </message>
    <message>
        <source>then yours is destroyed</source>
        <translation>y la tuya queda eliminada</translation>
    </message>
    <message>
        <source>then the attacker is destroyed</source>
        <translation>y la atacante queda eliminada</translation>
    </message>
    <message>
        <source>then yours retreats</source>
        <translation>y la tuya se retira</translation>
    </message>
    <message>
        <source>then the attacker retreats</source>
        <translation>y la atacante se retira</translation>
    </message>
</context>
<context>
    <name>Hex threats</name>
    <message>
        <source>shot</source>
        <translation>disparo</translation>
    </message>
    <message>
        <source>close combat</source>
        <translation>combate cuerpo a cuerpo</translation>
    </message>
    <message numerus="yes">
        <source>%n hexes</source>
        <comment>1 hex</comment>
        <translation>
            <numerusform>%n hexágono</numerusform>
            <numerusform>%n hexágonos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 after moving %2</source>
        <translation>%1 tras mover %2</translation>
    </message>
    <message>
        <source>%1, as many dice as its opponent</source>
        <translation>%1, tantos dados como su rival</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <comment>1 die</comment>
        <translation>
            <numerusform>%n dado</numerusform>
            <numerusform>%n dados</numerusform>
        </translation>
    </message>
    <message>
        <source>%1d</source>
        <translation>%1d</translation>
    </message>
    <message>
        <source>threatened by %1, %2</source>
        <translation>lo amenaza %1, %2</translation>
    </message>
    <message>
        <source>threatened by %1, %2, gives way %3</source>
        <translation>lo amenaza %1, %2, cede %3</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>a nadie</translation>
    </message>
    <message>
        <source>It could attack</source>
        <translation>Podría atacar</translation>
    </message>
    <message>
        <source>No enemy could attack it next turn</source>
        <translation>Ningún enemigo podría atacarlo en el próximo turno</translation>
    </message>
    <message>
        <source>Next turn, if ordered</source>
        <translation>Próximo turno, con orden</translation>
    </message>
    <message>
        <source>as many as the enemy</source>
        <translation>tantos como el enemigo</translation>
    </message>
    <message>
        <source>dice · destroyed · retreats</source>
        <translation>dados · eliminada · se retira</translation>
    </message>
    <message>
        <source>dice</source>
        <translation>dados</translation>
    </message>
</context>
<context>
    <name>Hex window</name>
    <message numerus="yes">
        <source>%n flags</source>
        <comment>1 flag</comment>
        <translation>
            <numerusform>1 bandera</numerusform>
            <numerusform>%n banderas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It may ignore %n of them.</source>
        <comment>It may ignore one.</comment>
        <translation>
            <numerusform>Puede ignorar una.</numerusform>
            <numerusform>Puede ignorar %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Retreat %n hexes</source>
        <comment>Retreat one hex</comment>
        <translation>
            <numerusform>Retirarse un hexágono</numerusform>
            <numerusform>Retirarse %n hexágonos</numerusform>
        </translation>
    </message>
    <message>
        <source>Hex battles</source>
        <translation>Batallas de hexágonos</translation>
    </message>
    <message numerus="yes">
        <source>Give %n orders</source>
        <comment>Give one order</comment>
        <translation>
            <numerusform>Dar una orden</numerusform>
            <numerusform>Dar %n órdenes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hexes toward your own side.</source>
        <comment>One hex toward your own side.</comment>
        <translation>
            <numerusform>Un hexágono hacia tu lado.</numerusform>
            <numerusform>%n hexágonos hacia tu lado.</numerusform>
        </translation>
    </message>
    <message>
        <source>A board of your own</source>
        <translation>Un tablero propio</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contra %2</translation>
    </message>
    <message>
        <source>%1 under %2</source>
        <translation>%1 al mando de %2</translation>
    </message>
    <message>
        <source>%1: %2; %3 in hand, %4 to win.</source>
        <translation>%1: %2; %3 en la mano, %4 para ganar.</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <comment>%n card</comment>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n banners</source>
        <comment>%n banner</comment>
        <translation>
            <numerusform>%n estandarte</numerusform>
            <numerusform>%n estandartes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 begins.</source>
        <translation>Empieza %1.</translation>
    </message>
    <message>
        <source>Told by %1.</source>
        <translation>Lo cuenta %1.</translation>
    </message>
    <message>
        <source>Click a card</source>
        <translation>Pulsar una carta</translation>
    </message>
    <message>
        <source>Choose it; Enter plays it</source>
        <translation>Elegirla; Intro la juega</translation>
    </message>
    <message>
        <source>Click a unit</source>
        <translation>Pulsar una unidad</translation>
    </message>
    <message>
        <source>Order it, or pick it to move or attack</source>
        <translation>Darle una orden, o elegirla para mover o atacar</translation>
    </message>
    <message>
        <source>Click a lit hex</source>
        <translation>Pulsar un hexágono iluminado</translation>
    </message>
    <message>
        <source>Move there, attack, retreat or advance</source>
        <translation>Mover allí, atacar, retroceder o avanzar</translation>
    </message>
    <message>
        <source>Point at a target</source>
        <translation>Señalar un objetivo</translation>
    </message>
    <message>
        <source>Show the odds; Enter attacks</source>
        <translation>Ver las probabilidades; Intro ataca</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Flechas</translation>
    </message>
    <message>
        <source>Move the cursor from hex to hex, or from card to card</source>
        <translation>Mover el cursor de hexágono en hexágono, o de carta en carta</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Click the hex or card under the cursor</source>
        <translation>Pulsar el hexágono o la carta del cursor</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Next unit or target</source>
        <translation>Siguiente unidad u objetivo</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>Give as many orders as the card allows</source>
        <translation>Dar todas las órdenes que permite la carta</translation>
    </message>
    <message>
        <source>E</source>
        <translation>E</translation>
    </message>
    <message>
        <source>End the phase</source>
        <translation>Terminar la fase</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message>
        <source>Show the coordinates</source>
        <translation>Mostrar las coordenadas</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Escape</translation>
    </message>
    <message>
        <source>Take the choice back</source>
        <translation>Anular la elección</translation>
    </message>
    <message>
        <source>Wheel, Page Up, Page Down</source>
        <translation>Rueda, Re Pág, Av Pág</translation>
    </message>
    <message>
        <source>Scroll the values of a unit</source>
        <translation>Desplazar los valores de una unidad</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Confirmar</translation>
    </message>
    <message numerus="yes">
        <source>%n flags: stay or retreat?</source>
        <comment>A flag: stay or retreat?</comment>
        <translation>
            <numerusform>Una bandera: ¿quedarse o retirarse?</numerusform>
            <numerusform>%n banderas: ¿quedarse o retirarse?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n flags: how far back?</source>
        <comment>A flag: how far back?</comment>
        <translation>
            <numerusform>Una bandera: ¿cuánto se retira?</numerusform>
            <numerusform>%n banderas: ¿cuánto se retira?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Hex words</name>
    <message numerus="yes">
        <source>%n cards</source>
        <comment>a card</comment>
        <translation>
            <numerusform>una carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blocks</source>
        <comment>a block</comment>
        <translation>
            <numerusform>un bloque</numerusform>
            <numerusform>%n bloques</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n banners</source>
        <comment>a banner</comment>
        <translation>
            <numerusform>un estandarte</numerusform>
            <numerusform>%n estandartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n flags</source>
        <comment>one flag</comment>
        <translation>
            <numerusform>una bandera</numerusform>
            <numerusform>%n banderas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hits</source>
        <comment>one hit</comment>
        <translation>
            <numerusform>un impacto</numerusform>
            <numerusform>%n impactos</numerusform>
        </translation>
    </message>
    <message>
        <source>no effect</source>
        <translation>sin efecto</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
    </message>
    <message numerus="yes">
        <source>%n hexes</source>
        <comment>one hex</comment>
        <translation>
            <numerusform>un hexágono</numerusform>
            <numerusform>%n hexágonos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 con %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>El azar</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>una carta</translation>
    </message>
    <message>
        <source>broken ground</source>
        <translation>terreno quebrado</translation>
    </message>
    <message>
        <source>forest</source>
        <translation>bosque</translation>
    </message>
    <message>
        <source>hill</source>
        <translation>colina</translation>
    </message>
    <message>
        <source>sea</source>
        <translation>mar</translation>
    </message>
    <message>
        <source>river</source>
        <translation>río</translation>
    </message>
    <message>
        <source>ford</source>
        <translation>vado</translation>
    </message>
    <message>
        <source>marsh</source>
        <translation>marisma</translation>
    </message>
    <message>
        <source>rampart</source>
        <translation>empalizada</translation>
    </message>
    <message>
        <source>fortified camp</source>
        <translation>campamento fortificado</translation>
    </message>
    <message>
        <source>bridge</source>
        <translation>puente</translation>
    </message>
    <message>
        <source>wall</source>
        <translation>muralla</translation>
    </message>
    <message>
        <source>fortified wall</source>
        <translation>muralla fortificada</translation>
    </message>
    <message>
        <source>%1: %2, %3 of %4 blocks</source>
        <translation>%1: %2, %3 de %4 bloques</translation>
    </message>
    <message>
        <source>destroyed</source>
        <translation>eliminada</translation>
    </message>
    <message numerus="yes">
        <source>loses %n blocks</source>
        <comment>loses 1 block</comment>
        <translation>
            <numerusform>pierde 1 bloque</numerusform>
            <numerusform>pierde %n bloques</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blocks</source>
        <comment>1 block</comment>
        <translation>
            <numerusform>1 bloque</numerusform>
            <numerusform>%n bloques</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>south</source>
        <translation>el sur</translation>
    </message>
    <message>
        <source>north</source>
        <translation>el norte</translation>
    </message>
    <message>
        <source>east</source>
        <translation>el este</translation>
    </message>
    <message>
        <source>west</source>
        <translation>el oeste</translation>
    </message>
</context>
<context>
    <name>KeptTexts</name>
    <message>
        <source>turn %1</source>
        <translation>turno %1</translation>
    </message>
    <message>
        <source>%1 to play</source>
        <translation>le toca a %1</translation>
    </message>
    <message>
        <source>over after turn %1</source>
        <translation>terminada tras el turno %1</translation>
    </message>
    <message>
        <source>%1 ago</source>
        <translation>hace %1</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>ahora mismo</translation>
    </message>
    <message>
        <source>The saved battle cannot be continued.</source>
        <translation>No se puede continuar la batalla guardada.</translation>
    </message>
    <message>
        <source>A copy stays at %1.</source>
        <translation>Queda una copia en %1.</translation>
    </message>
    <message>
        <source>before the first turn</source>
        <translation>antes del primer turno</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Reproducir o pausar</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Izquierda, Derecha</translation>
    </message>
    <message>
        <source>A step back or forward</source>
        <translation>Un paso atrás o adelante</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>Arriba, Abajo</translation>
    </message>
    <message>
        <source>The fight before or after</source>
        <translation>El combate anterior o siguiente</translation>
    </message>
    <message>
        <source>Page Up, Page Down</source>
        <translation>Re Pág, Av Pág</translation>
    </message>
    <message>
        <source>The turn before or after</source>
        <translation>El turno anterior o siguiente</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Inicio, Fin</translation>
    </message>
    <message>
        <source>To the beginning or end</source>
        <translation>Al principio o al final</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Escape</translation>
    </message>
    <message>
        <source>Back to the battle</source>
        <translation>Volver a la batalla</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Repetición</translation>
    </message>
    <message>
        <source>Keys you can change (View ▸ Settings)</source>
        <translation>Teclas que puedes cambiar (Ver ▸ Ajustes)</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>Teclas y ratón</translation>
    </message>
    <message>
        <source>What mouse and keys do on the table</source>
        <translation>Qué hacen el ratón y las teclas en la mesa</translation>
    </message>
</context>
<context>
    <name>LanguageTexts</name>
    <message>
        <source>Same as the system</source>
        <translation>El del sistema</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Idioma</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>%1 extends its front on both sides</source>
        <translation>%1 extiende su frente por ambos lados</translation>
    </message>
    <message>
        <source>%1 extends its front to the left</source>
        <translation>%1 extiende su frente hacia la izquierda</translation>
    </message>
    <message>
        <source>%1 extends its front to the right</source>
        <translation>%1 extiende su frente hacia la derecha</translation>
    </message>
    <message>
        <source>%1 is back to a front of four sections</source>
        <translation>%1 vuelve a su frente de cuatro secciones</translation>
    </message>
    <message>
        <source>%1 has more units and deploys first.</source>
        <translation>%1 tiene más unidades y despliega primero.</translation>
    </message>
    <message>
        <source>%1 deploys first, by lot (%2).</source>
        <translation>%1 despliega primero, por sorteo (%2).</translation>
    </message>
    <message>
        <source>All units are revealed.</source>
        <translation>Se descubren todas las unidades.</translation>
    </message>
    <message>
        <source>%1 forms up: %2.</source>
        <translation>%1 forma así: %2.</translation>
    </message>
    <message>
        <source>%1 is commander-in-chief of %2.</source>
        <translation>%1 es el comandante en jefe de %2.</translation>
    </message>
    <message>
        <source>Turn order: %1 (%2).</source>
        <translation>Orden de los turnos: %1 (%2).</translation>
    </message>
    <message>
        <source>%1 rolls %2</source>
        <translation>%1 saca %2</translation>
    </message>
    <message>
        <source>For the first turn, %1: a tie, so they roll again.</source>
        <translation>Por el primer turno, %1: empate, se tira de nuevo.</translation>
    </message>
    <message>
        <source>For the first turn, %1: %2 begins.</source>
        <translation>Por el primer turno, %1: empieza %2.</translation>
    </message>
    <message>
        <source>Turn %1: %2.</source>
        <translation>Turno %1: %2.</translation>
    </message>
    <message>
        <source>%1 leaves the battle (%2).</source>
        <translation>%1 abandona la batalla (%2).</translation>
    </message>
    <message>
        <source>%1 gives %2 to %3.</source>
        <translation>%1 da %2 a %3.</translation>
    </message>
    <message>
        <source>Phase: %1.</source>
        <translation>Fase: %1.</translation>
    </message>
    <message>
        <source>%1 has lost %2 points (limit: %3)</source>
        <translation>%1 ha perdido %2 puntos (límite: %3)</translation>
    </message>
    <message>
        <source>%1, and no general holds the army together.</source>
        <translation>%1, y ningún general mantiene unido al ejército.</translation>
    </message>
    <message>
        <source>%1; leadership check %2 against %3: it fights on.</source>
        <translation>%1; el control de liderazgo da %2 contra %3: sigue luchando.</translation>
    </message>
    <message>
        <source>%1; leadership check %2 against %3: it leaves the field.</source>
        <translation>%1; el control de liderazgo da %2 contra %3: abandona el campo.</translation>
    </message>
    <message>
        <source>%1 draws %2 (%3).</source>
        <translation>%1 roba %2 (%3).</translation>
    </message>
    <message>
        <source>%1 takes a card from the hand of %2.</source>
        <translation>%1 toma una carta de la mano de %2.</translation>
    </message>
    <message>
        <source>%1 discards %2: %3 (%4).</source>
        <translation>%1 descarta %2: %3 (%4).</translation>
    </message>
    <message>
        <source>The discard pile is shuffled into a new deck. Decks used up: %1.</source>
        <translation>La pila de descartes vuelve a ser el mazo. Mazos agotados: %1.</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 con %2</translation>
    </message>
    <message>
        <source>%1 plays %2.</source>
        <translation>%1 juega la orden %2.</translation>
    </message>
    <message>
        <source>%1 plays %2: %3.</source>
        <translation>%1 juega la orden %2: %3.</translation>
    </message>
    <message>
        <source>%1 gets an order.</source>
        <translation>%1 recibe una orden.</translation>
    </message>
    <message>
        <source>%1 get orders.</source>
        <translation>%1 reciben órdenes.</translation>
    </message>
    <message>
        <source>%1 is active</source>
        <translation>%1 queda activa</translation>
    </message>
    <message>
        <source>with %1 extra movement</source>
        <translation>con %1 más de movimiento</translation>
    </message>
    <message>
        <source>with %1 extra DU in a charge</source>
        <translation>con %1 UD más en una carga</translation>
    </message>
    <message>
        <source>but only backward</source>
        <translation>pero solo hacia atrás</translation>
    </message>
    <message>
        <source>without shooting</source>
        <translation>sin disparar</translation>
    </message>
    <message>
        <source>%1 is no longer active (%2).</source>
        <translation>%1 deja de estar activa (%2).</translation>
    </message>
    <message>
        <source>%1 will draw up to the leadership at the end of this turn.</source>
        <translation>%1 robará hasta su liderazgo al final de este turno.</translation>
    </message>
    <message>
        <source>%1 heals %2 (%3).</source>
        <translation>%1 cura %2 (%3).</translation>
    </message>
    <message>
        <source>%1 reorganizes.</source>
        <translation>%1 se reorganiza.</translation>
    </message>
    <message>
        <source>%1 rallies (%2).</source>
        <translation>%1 se recobra (%2).</translation>
    </message>
    <message>
        <source>%1 steps back %2 DU</source>
        <translation>%1 retrocede %2 UD</translation>
    </message>
    <message>
        <source>%1 advances %2 DU</source>
        <translation>%1 avanza %2 UD</translation>
    </message>
    <message>
        <source>%1 wheels %2 degrees to the left</source>
        <translation>%1 pivota %2° a la izquierda</translation>
    </message>
    <message>
        <source>%1 wheels %2 degrees to the right</source>
        <translation>%1 pivota %2° a la derecha</translation>
    </message>
    <message>
        <source>%1 turns %2 degrees to the left</source>
        <translation>%1 gira %2° a la izquierda</translation>
    </message>
    <message>
        <source>%1 turns %2 degrees to the right</source>
        <translation>%1 gira %2° a la derecha</translation>
    </message>
    <message>
        <source>%1 takes up a formation.</source>
        <translation>%1 adopta una formación.</translation>
    </message>
    <message>
        <source>%1 drops its formation (%2).</source>
        <translation>%1 abandona su formación (%2).</translation>
    </message>
    <message>
        <source>%1 envelops with %2 (%3).</source>
        <translation>%1 envuelve con %2 (%3).</translation>
    </message>
    <message>
        <source>%1 charges the %2 of %3: %4 in contact</source>
        <translation>%1 carga contra %3 por %2: %4 en contacto</translation>
    </message>
    <message>
        <source>%1, not lined up.</source>
        <translation>%1, sin alinearse.</translation>
    </message>
    <message>
        <source>No brash unit still has to charge.</source>
        <translation>Ya no queda ninguna unidad impetuosa que deba cargar.</translation>
    </message>
    <message>
        <source>Brash units have to charge: %1.</source>
        <translation>Las unidades impetuosas deben cargar: %1.</translation>
    </message>
    <message>
        <source>%1 has moved: %2 spent this turn.</source>
        <translation>%1 se ha movido; %2 gastados este turno.</translation>
    </message>
    <message>
        <source>%1 moves back: no room.</source>
        <translation>%1 vuelve atrás: no hay sitio.</translation>
    </message>
    <message>
        <source>%1 passes through %2.</source>
        <translation>%1 pasa a través de %2.</translation>
    </message>
    <message>
        <source>%1 turns about in the fight (%2).</source>
        <translation>%1 da media vuelta en pleno combate (%2).</translation>
    </message>
    <message>
        <source>%1 turns to the %2 in the fight (%3).</source>
        <translation>%1 gira hacia %2 en pleno combate (%3).</translation>
    </message>
    <message>
        <source>%1 withdraws %2 DU.</source>
        <translation>%1 se repliega %2 UD.</translation>
    </message>
    <message>
        <source>%1 follows %2 %3 DU and keeps contact.</source>
        <translation>%1 sigue a %2 %3 UD y mantiene el contacto.</translation>
    </message>
    <message>
        <source>%1 follows %2 %3 DU and falls behind.</source>
        <translation>%1 sigue a %2 %3 UD y se queda atrás.</translation>
    </message>
    <message>
        <source>%1 breaks off from %2.</source>
        <translation>%1 se separa de %2.</translation>
    </message>
    <message>
        <source>%1 stands up to %2: %3 on its %4</source>
        <translation>%1 planta cara a %2: %3 por %4</translation>
    </message>
    <message>
        <source>%1 is spotted (%2).</source>
        <translation>%1 queda a la vista (%2).</translation>
    </message>
    <message>
        <source>%1 shoots at %2, %3 DU away</source>
        <translation>%1 dispara a %2, a %3 UD</translation>
    </message>
    <message>
        <source>%1: out of range.</source>
        <translation>%1: fuera de alcance.</translation>
    </message>
    <message>
        <source>%1: short range, into the %2</source>
        <translation>%1: alcance corto, contra %2</translation>
    </message>
    <message>
        <source>%1: long range, into the %2</source>
        <translation>%1: alcance largo, contra %2</translation>
    </message>
    <message>
        <source>%1, in cover (%2).</source>
        <translation>%1, a cubierto (%2).</translation>
    </message>
    <message>
        <source>%1, sight partly blocked.</source>
        <translation>%1, con algo en medio.</translation>
    </message>
    <message>
        <source>%1 has shot this turn.</source>
        <translation>%1 ha disparado este turno.</translation>
    </message>
    <message>
        <source>Melee</source>
        <translation>Combate</translation>
    </message>
    <message>
        <source>Ranged attack</source>
        <translation>Ataque a distancia</translation>
    </message>
    <message>
        <source>Free attack</source>
        <translation>Ataque gratuito</translation>
    </message>
    <message>
        <source>Trampling</source>
        <translation>Arrollamiento</translation>
    </message>
    <message>
        <source>Attack on a structure</source>
        <translation>Ataque a una estructura</translation>
    </message>
    <message>
        <source>%1 attacks the door of %2.</source>
        <translation>%1 ataca la puerta: %2.</translation>
    </message>
    <message>
        <source>%1 attacks %2.</source>
        <translation>%1 ataca %2.</translation>
    </message>
    <message>
        <source>%1: %2 against %3.</source>
        <translation>%1: %2 contra %3.</translation>
    </message>
    <message>
        <source>%1 by %2 is over.</source>
        <translation>Terminado: %1 de %2.</translation>
    </message>
    <message>
        <source>Event drawn: %1. It does not apply.</source>
        <translation>Se descubre el evento %1: no se puede aplicar.</translation>
    </message>
    <message>
        <source>Event drawn for %2: %1.</source>
        <translation>Evento descubierto para %2: %1.</translation>
    </message>
    <message>
        <source>%1 plays %2 for %3.</source>
        <translation>%1 juega el evento %2 para %3.</translation>
    </message>
    <message>
        <source>The missiles strike %1 instead.</source>
        <translation>Los proyectiles alcanzan en su lugar a %1.</translation>
    </message>
    <message>
        <source>no dice</source>
        <translation>ningún dado</translation>
    </message>
    <message>
        <source>%1 takes %2 (%3).</source>
        <translation>%1 sufre %2 (%3).</translation>
    </message>
    <message>
        <source>%1 is destroyed (%2).</source>
        <translation>%1 queda eliminada (%2).</translation>
    </message>
    <message>
        <source>%1 gains a marker: %2 (%3).</source>
        <translation>%1 recibe un marcador: %2 (%3).</translation>
    </message>
    <message>
        <source>%1 loses a marker: %2 (%3).</source>
        <translation>%1 pierde un marcador: %2 (%3).</translation>
    </message>
    <message>
        <source>%1 checks morale: %2</source>
        <translation>%1 hace un control de moral: %2</translation>
    </message>
    <message>
        <source>%1 checks morale: %2 against %3</source>
        <translation>%1 hace un control de moral: %2 contra %3</translation>
    </message>
    <message>
        <source>%1: it passes (%2).</source>
        <translation>%1, lo supera (%2).</translation>
    </message>
    <message>
        <source>%1: it fails (%2).</source>
        <translation>%1, no lo supera (%2).</translation>
    </message>
    <message>
        <source>%1 is broken (%2).</source>
        <translation>%1 queda desordenada (%2).</translation>
    </message>
    <message>
        <source>%1 routs (%2).</source>
        <translation>%1 se da a la fuga (%2).</translation>
    </message>
    <message>
        <source>%1 cannot get away.</source>
        <translation>%1 no encuentra salida.</translation>
    </message>
    <message>
        <source>The battle ends in a draw (%1).</source>
        <translation>La batalla termina en empate (%1).</translation>
    </message>
    <message>
        <source>%1 have won the battle (%2).</source>
        <translation>%1 han ganado la batalla (%2).</translation>
    </message>
    <message>
        <source>%1 has won the battle (%2).</source>
        <translation>%1 ha ganado la batalla (%2).</translation>
    </message>
    <message>
        <source>Leadership: %1</source>
        <translation>Liderazgo: %1</translation>
    </message>
    <message>
        <source>Dice: %1</source>
        <translation>Dados: %1</translation>
    </message>
    <message>
        <source>Attack: %1</source>
        <translation>Ataque: %1</translation>
    </message>
    <message>
        <source>Defense: %1</source>
        <translation>Defensa: %1</translation>
    </message>
    <message>
        <source>Morale: %1</source>
        <translation>Moral: %1</translation>
    </message>
    <message>
        <source>Resistance: %1</source>
        <translation>Resistencia: %1</translation>
    </message>
    <message>
        <source>Power: %1</source>
        <translation>Potencia: %1</translation>
    </message>
    <message>
        <source>Armor: %1</source>
        <translation>Armadura: %1</translation>
    </message>
    <message>
        <source>Points: %1</source>
        <translation>Puntos: %1</translation>
    </message>
    <message>
        <source>%1 occupies %2 (%3).</source>
        <translation>%1 ocupa %2 (%3).</translation>
    </message>
    <message>
        <source>%1 leaves %2 (%3).</source>
        <translation>%1 abandona %2 (%3).</translation>
    </message>
    <message>
        <source>%1 lines up with %2 (%3).</source>
        <translation>%1 se alinea con %2 (%3).</translation>
    </message>
    <message>
        <source>%1 comes over the edge of %2 (%3).</source>
        <translation>%1 salta el borde y entra: %2 (%3).</translation>
    </message>
    <message>
        <source>%1 starts to climb %2 (%3).</source>
        <translation>%1 empieza a escalar %2 (%3).</translation>
    </message>
    <message>
        <source>%1 reaches level %2 of %3 (%4).</source>
        <translation>%1 alcanza el nivel %2 escalando %3 (%4).</translation>
    </message>
    <message>
        <source>%1 stops climbing (%2).</source>
        <translation>%1 deja de escalar (%2).</translation>
    </message>
    <message>
        <source>%1 is through the narrow passage (%2).</source>
        <translation>%1 ha cruzado el paso estrecho (%2).</translation>
    </message>
    <message>
        <source>%1 goes through a narrow passage, %2 abreast (%3).</source>
        <translation>%1 cruza un paso estrecho con %2 de frente (%3).</translation>
    </message>
    <message>
        <source>No units overlap anymore (%1).</source>
        <translation>Ya no hay unidades solapadas (%1).</translation>
    </message>
    <message>
        <source>%1 lies on %2</source>
        <translation>%1 queda encima de %2</translation>
    </message>
    <message>
        <source>%1: short range</source>
        <translation>%1: alcance corto</translation>
    </message>
    <message>
        <source>%1: long range</source>
        <translation>%1: alcance largo</translation>
    </message>
    <message>
        <source>the door of %1</source>
        <translation>la puerta de %1</translation>
    </message>
    <message>
        <source>%1 rolls to hit %2</source>
        <translation>%1 tira para impactar en %2</translation>
    </message>
    <message>
        <source>%1 rolls to damage %2</source>
        <translation>%1 tira para dañar %2</translation>
    </message>
    <message>
        <source>The door of %1 is broken.</source>
        <translation>La puerta está rota: %1.</translation>
    </message>
    <message>
        <source>%1 burns: %2 (%3).</source>
        <translation>%1 arde: %2 (%3).</translation>
    </message>
    <message>
        <source>Burned out: %1 on %2 (%3).</source>
        <translation>Se apaga: %1 en %2 (%3).</translation>
    </message>
    <message>
        <source>%1 puts out %2 on %3 (%4).</source>
        <translation>%1 apaga %2 en %3 (%4).</translation>
    </message>
    <message>
        <source>%1 collapses (%2).</source>
        <translation>%1 se derrumba (%2).</translation>
    </message>
    <message>
        <source>%1 clears away %2 (%3).</source>
        <translation>%1 despeja %2 (%3).</translation>
    </message>
    <message>
        <source>%1 moves %2 for %3 points (%4).</source>
        <translation>%1 mueve %2 por %3 puntos (%4).</translation>
    </message>
    <message>
        <source>%1 now belongs to %2 (%3).</source>
        <translation>%1 pasa a manos de %2 (%3).</translation>
    </message>
    <message>
        <source>%1 picks up a ram (%2).</source>
        <translation>%1 recoge un ariete (%2).</translation>
    </message>
    <message>
        <source>%1 drops its ram (%2).</source>
        <translation>%1 suelta su ariete (%2).</translation>
    </message>
    <message>
        <source>%1 has acted this turn: %2.</source>
        <translation>%1 ha actuado este turno: %2.</translation>
    </message>
    <message>
        <source>The defenses of %1 cost %2 points.</source>
        <translation>Las defensas de %1 cuestan %2 puntos.</translation>
    </message>
    <message>
        <source>%1 is placed.</source>
        <translation>Se coloca %1.</translation>
    </message>
    <message>
        <source>%1 attacks from the %2.</source>
        <translation>%1 ataca desde %2.</translation>
    </message>
    <message>
        <source>Points lost: %1</source>
        <translation>Puntos perdidos: %1</translation>
    </message>
    <message>
        <source>%1 loses sections around %2 (%3).</source>
        <translation>%1 pierde secciones alrededor de %2 (%3).</translation>
    </message>
    <message>
        <source>%1 no longer envelops (%2).</source>
        <translation>%1 ya no envuelve a nadie (%2).</translation>
    </message>
    <message>
        <source>Only %1 strikes, %2 does not (%3).</source>
        <translation>Solo golpea %1, no %2 (%3).</translation>
    </message>
    <message>
        <source>%1 strikes before %2 (%3).</source>
        <translation>%1 golpea antes que %2 (%3).</translation>
    </message>
    <message>
        <source>also for a charge with reduced movement</source>
        <translation>también para cargar con movimiento reducido</translation>
    </message>
    <message>
        <source>also for a shot at an engaged enemy</source>
        <translation>también para disparar a un enemigo trabado</translation>
    </message>
    <message>
        <source>%1 joins %2.</source>
        <translation>%1 se une a %2.</translation>
    </message>
    <message>
        <source>%1 acts now: %2.</source>
        <translation>Ahora actúa %1: %2.</translation>
    </message>
    <message>
        <source>%1 discards %2 to advance a line: %3.</source>
        <translation>%1 descarta %2 y hace avanzar una línea: %3.</translation>
    </message>
    <message>
        <source>%1 have together lost %2 points (limit: %3)</source>
        <translation>%1 han perdido juntos %2 puntos (límite: %3)</translation>
    </message>
    <message>
        <source>%1 flees no farther this turn.</source>
        <translation>La huida de %1 ha terminado por este turno.</translation>
    </message>
    <message>
        <source>%1 stays where it is.</source>
        <translation>%1 se queda donde está.</translation>
    </message>
    <message>
        <source>%1 stays where it is, %2 spent this turn.</source>
        <translation>%1 se queda donde está; %2 gastados este turno.</translation>
    </message>
    <message>
        <source>%1 separate (%2).</source>
        <translation>%1 se separan (%2).</translation>
    </message>
    <message>
        <source>%1 of %2 is called off: %3.</source>
        <translation>%1 de %2: no se libra, por «%3».</translation>
    </message>
    <message>
        <source>%1 of %2 is over.</source>
        <translation>%1 de %2: fin.</translation>
    </message>
    <message>
        <source>%2 discards the event %1 (%3).</source>
        <translation>%2 descarta el evento %1 (%3).</translation>
    </message>
    <message>
        <source>No effect: %1.</source>
        <translation>Sin efecto: %1.</translation>
    </message>
    <message>
        <source>%1 ignores %2 thanks to %3.</source>
        <translation>%1 se libra de %2 por el evento %3.</translation>
    </message>
    <message>
        <source>%1 leaves the table (%2).</source>
        <translation>%1 abandona la mesa (%2).</translation>
    </message>
    <message>
        <source>%1 is %2 (%3).</source>
        <translation>%1 está %2 (%3).</translation>
    </message>
    <message>
        <source>A blow at %1: %2, a hit.</source>
        <translation>Golpe contra %1: %2, acierta.</translation>
    </message>
    <message>
        <source>A blow at %1: %2, a miss.</source>
        <translation>Golpe contra %1: %2, falla.</translation>
    </message>
    <message>
        <source>%1 is a regular unit now.</source>
        <translation>%1 es ahora una unidad regular.</translation>
    </message>
    <message>
        <source>%1 is a veteran now.</source>
        <translation>%1 es ahora veterana.</translation>
    </message>
    <message>
        <source>%1 is elite now.</source>
        <translation>%1 es ahora de élite.</translation>
    </message>
    <message>
        <source>%1 takes %2 damage, %3 in all (%4).</source>
        <translation>%1 sufre %2 de daño, %3 en total (%4).</translation>
    </message>
    <message>
        <source>The fire on %1 spreads to what it touches: %2 (%3).</source>
        <translation>El fuego de %1 se propaga a lo que toca: %2 (%3).</translation>
    </message>
    <message>
        <source>%1 at %2 is in danger</source>
        <translation>%1 corre peligro en %2</translation>
    </message>
    <message>
        <source>%1 steps on %2: %3: %4.</source>
        <translation>%1 pisa %2: %3: %4.</translation>
    </message>
    <message>
        <source>%1, free (%2).</source>
        <translation>%1, gratis (%2).</translation>
    </message>
    <message>
        <source>%1 for %2 DU (%3).</source>
        <translation>%1 por %2 UD (%3).</translation>
    </message>
    <message>
        <source>%1 leaves the field (%2).</source>
        <translation>%1 abandona el campo (%2).</translation>
    </message>
    <message>
        <source>%1 drops stones on %2 (%3).</source>
        <translation>%1 arroja piedras sobre %2 (%3).</translation>
    </message>
    <message>
        <source>%1 lines %2 up (%3).</source>
        <translation>%1 alinea %2 (%3).</translation>
    </message>
    <message>
        <source>%1 moves %2 DU to the %3</source>
        <translation>%1 se mueve %2 UD hacia %3</translation>
    </message>
    <message>
        <source>The line of %1 heads %2.</source>
        <translation>La línea de %1 va hacia %2.</translation>
    </message>
    <message>
        <source>%1 tries to set fire to the door of %2.</source>
        <translation>%1 intenta incendiar la puerta: %2.</translation>
    </message>
    <message>
        <source>%1 tries to set fire to %2.</source>
        <translation>%1 intenta incendiar %2.</translation>
    </message>
    <message>
        <source>%1 forms an arrowhead</source>
        <translation>%1 forma en punta de flecha</translation>
    </message>
    <message>
        <source>%1 fights with bravery</source>
        <translation>%1 combate con bravura</translation>
    </message>
    <message>
        <source>%1 forms a diamond</source>
        <translation>%1 forma en rombo</translation>
    </message>
    <message>
        <source>%1 forms a phalanx</source>
        <translation>%1 forma en falange</translation>
    </message>
    <message>
        <source>%1 forms a square</source>
        <translation>%1 forma en cuadro</translation>
    </message>
    <message>
        <source>%1 forms a wall of shields</source>
        <translation>%1 forma un muro de escudos</translation>
    </message>
    <message>
        <source>%1 now faces %2.</source>
        <translation>%1 mira ahora hacia %2.</translation>
    </message>
    <message>
        <source>%1 goes back to the bank.</source>
        <translation>%1 vuelve a la orilla.</translation>
    </message>
    <message>
        <source>%1 lines up, section to section.</source>
        <translation>%1 se alinea, sección con sección.</translation>
    </message>
    <message>
        <source>The battle goes on from here. What came before can no longer be replayed.</source>
        <translation>La batalla sigue desde aquí. Lo anterior ya no se puede volver a ver.</translation>
    </message>
    <message>
        <source>%1 have together lost %2 points, more than their limit</source>
        <translation>%1 han perdido juntos %2 puntos, más que su límite</translation>
    </message>
    <message>
        <source>%1 has lost %2 points, more than its limit</source>
        <translation>%1 ha perdido %2 puntos, más que su límite</translation>
    </message>
    <message>
        <source>%1 may keep %2 more this turn: %3.</source>
        <translation>%1 puede conservar %2 más este turno: %3.</translation>
    </message>
    <message>
        <source>%1 deploys.</source>
        <translation>%1 se despliega.</translation>
    </message>
    <message>
        <source>%1 redeploys.</source>
        <translation>%1 cambia de lugar antes de la batalla.</translation>
    </message>
    <message>
        <source>%1 (hidden defense)</source>
        <translation>%1 (defensa oculta)</translation>
    </message>
    <message>
        <source>%1 rolls for damage on %2: %3: %4.</source>
        <translation>%1 tira para dañar a %2: %3: %4.</translation>
    </message>
    <message>
        <source>%1 rolls to hit %2 with missiles: %3: %4.</source>
        <translation>%1 tira para impactar a %2 con proyectiles: %3: %4.</translation>
    </message>
    <message>
        <source>%1 rolls to hit %2: %3: %4.</source>
        <translation>%1 tira para impactar a %2: %3: %4.</translation>
    </message>
    <message>
        <source>%1 (6 needed)</source>
        <translation>%1 (con 6)</translation>
    </message>
    <message>
        <source>%1 (%2+ needed)</source>
        <translation>%1 (con %2 o más)</translation>
    </message>
    <message>
        <source>%1: %2: %3 (%4).</source>
        <translation>%1: %2: %3 (%4).</translation>
    </message>
    <message>
        <source>%1 flees %2 DU</source>
        <translation>%1 huye %2 UD</translation>
    </message>
    <message>
        <source>%1 keeps its units out of formation.</source>
        <translation>%1 no adopta formaciones.</translation>
    </message>
    <message>
        <source>Next: %1, %2 first.</source>
        <translation>Después: %1; empieza %2.</translation>
    </message>
    <message>
        <source>%1 draws %2: %3 (%4).</source>
        <translation>%1 roba %2: %3 (%4).</translation>
    </message>
</context>
<context>
    <name>LogLinesTexts</name>
    <message>
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Ataque</translation>
    </message>
    <message>
        <source>Defense</source>
        <translation>Defensa</translation>
    </message>
    <message>
        <source>Morale</source>
        <translation>Moral</translation>
    </message>
    <message>
        <source>Leadership</source>
        <translation>Liderazgo</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Resistance</source>
        <translation>Resistencia</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Potencia</translation>
    </message>
    <message>
        <source>Armor</source>
        <translation>Armadura</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Órdenes</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Combate</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>%1 draws %2.</source>
        <translation>%1 roba %2.</translation>
    </message>
    <message>
        <source>Points lost</source>
        <translation>Puntos perdidos</translation>
    </message>
</context>
<context>
    <name>Luck</name>
    <message>
        <source>hits</source>
        <translation>impactos</translation>
    </message>
    <message>
        <source>wounds</source>
        <translation>heridas</translation>
    </message>
    <message>
        <source>damage to structures</source>
        <translation>daño a estructuras</translation>
    </message>
    <message>
        <source>checks passed</source>
        <translation>controles superados</translation>
    </message>
    <message>
        <source>other dice</source>
        <translation>otros dados</translation>
    </message>
    <message>
        <source>fewer than 1</source>
        <translation>menos de 1</translation>
    </message>
    <message>
        <source>more than 99</source>
        <translation>más de 99</translation>
    </message>
    <message>
        <source>No dice yet to judge luck by.</source>
        <translation>Todavía no hay dados de los que deducir la suerte.</translation>
    </message>
    <message>
        <source>As bad or worse in %1 of 100 battles.</source>
        <translation>Este resultado o peor en %1 de cada 100 batallas.</translation>
    </message>
    <message>
        <source>hits in close combat</source>
        <translation>impactos cuerpo a cuerpo</translation>
    </message>
    <message>
        <source>hits at range</source>
        <translation>impactos a distancia</translation>
    </message>
    <message>
        <source>hits when battling back</source>
        <translation>impactos al contraatacar</translation>
    </message>
    <message>
        <source>As good or better in %1 of 100 battles.</source>
        <translation>Este resultado o mejor en %1 de cada 100 batallas.</translation>
    </message>
    <message>
        <source>no dice</source>
        <translation>sin dados</translation>
    </message>
    <message>
        <source>very unlucky (%1 of 100 battles go as badly or worse)</source>
        <translation>muy mala suerte (%1 de cada 100 batallas van igual de mal o peor)</translation>
    </message>
    <message>
        <source>unlucky (%1 of 100 battles go as badly or worse)</source>
        <translation>mala suerte (%1 de cada 100 batallas van igual de mal o peor)</translation>
    </message>
    <message>
        <source>very lucky (%1 of 100 battles go as well or better)</source>
        <translation>muy buena suerte (%1 de cada 100 batallas van igual de bien o mejor)</translation>
    </message>
    <message>
        <source>lucky (%1 of 100 battles go as well or better)</source>
        <translation>buena suerte (%1 de cada 100 batallas van igual de bien o mejor)</translation>
    </message>
    <message>
        <source>about average (%1 of 100 battles go as well or better)</source>
        <translation>más o menos lo normal (%1 de cada 100 batallas van igual de bien o mejor)</translation>
    </message>
    <message>
        <source>about average (%1 of 100 battles go as badly or worse)</source>
        <translation>más o menos lo normal (%1 de cada 100 batallas van igual de mal o peor)</translation>
    </message>
</context>
<context>
    <name>ManeuverOffersTexts</name>
    <message>
        <source>Forced march</source>
        <translation>Marcha forzada</translation>
    </message>
    <message>
        <source>Drop the ram</source>
        <translation>Soltar el ariete</translation>
    </message>
    <message>
        <source>Pick up the ram</source>
        <translation>Recoger el ariete</translation>
    </message>
    <message>
        <source>%1 DU to move</source>
        <translation>%1 UD</translation>
    </message>
    <message>
        <source>Movement: %1</source>
        <translation>Movimiento: %1</translation>
    </message>
    <message>
        <source>Drop %1</source>
        <translation>Abandonar: %1</translation>
    </message>
    <message>
        <source>Form up: %1</source>
        <translation>Formar: %1</translation>
    </message>
    <message>
        <source>Extend left</source>
        <translation>Extender a la izquierda</translation>
    </message>
    <message>
        <source>Reduce left</source>
        <translation>Reducir a la izquierda</translation>
    </message>
    <message>
        <source>Extend right</source>
        <translation>Extender a la derecha</translation>
    </message>
    <message>
        <source>Reduce right</source>
        <translation>Reducir a la derecha</translation>
    </message>
    <message>
        <source>Leave %1 behind</source>
        <translation>Dejar atrás a %1</translation>
    </message>
</context>
<context>
    <name>Marker</name>
    <message>
        <source>active</source>
        <translation>activa</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>desordenada</translation>
    </message>
    <message>
        <source>fleeing</source>
        <translation>en huida</translation>
    </message>
    <message>
        <source>marching</source>
        <translation>en marcha</translation>
    </message>
    <message>
        <source>hero</source>
        <translation>héroe</translation>
    </message>
    <message>
        <source>no officer</source>
        <translation>sin oficial</translation>
    </message>
</context>
<context>
    <name>MomentTexts</name>
    <message>
        <source>Look back to this moment</source>
        <translation>Volver a ver este momento</translation>
    </message>
    <message>
        <source>Undo back to here</source>
        <translation>Deshacer hasta aquí</translation>
    </message>
</context>
<context>
    <name>MoveLabelTexts</name>
    <message>
        <source>lines up (%1)</source>
        <translation>se alinea (%1)</translation>
    </message>
    <message>
        <source>occupies it (%1)</source>
        <translation>la ocupa (%1)</translation>
    </message>
    <message>
        <source>starts to climb (%1)</source>
        <translation>empieza a escalar (%1)</translation>
    </message>
    <message>
        <source>on %1 (FOR-11)</source>
        <translation>encima de %1 (FOR-11)</translation>
    </message>
    <message>
        <source>under %1 (FOR-11)</source>
        <translation>debajo de %1 (FOR-11)</translation>
    </message>
    <message>
        <source>%1 of %2 DU</source>
        <comment>movement points spent</comment>
        <translation>%1 de %2 UD</translation>
    </message>
    <message>
        <source>comes out (%1)</source>
        <translation>sale (%1)</translation>
    </message>
    <message>
        <source>Frontal charge</source>
        <translation>Carga frontal</translation>
    </message>
    <message>
        <source>Charge into the right flank</source>
        <translation>Carga al flanco derecho</translation>
    </message>
    <message>
        <source>Charge into the rear</source>
        <translation>Carga a la retaguardia</translation>
    </message>
    <message>
        <source>Charge into the left flank</source>
        <translation>Carga al flanco izquierdo</translation>
    </message>
    <message>
        <source>%1: %2 to give way</source>
        <translation>%1: cede %2</translation>
    </message>
    <message>
        <source>deals %1 wounds, takes %2</source>
        <translation>causa %1 heridas, recibe %2</translation>
    </message>
    <message>
        <source>charge, %1</source>
        <translation>carga, %1</translation>
    </message>
    <message>
        <source>Caltrops: %1, %2 chance of a wound (CAL-02)</source>
        <translation>Abrojos: %1, %2 de probabilidad de una herida (CAL-02)</translation>
    </message>
    <message>
        <source>Stopped short. %1</source>
        <translation>Se detiene antes. %1</translation>
    </message>
</context>
<context>
    <name>MoveQuestionTexts</name>
    <message>
        <source>No more moves</source>
        <translation>Sin más movimientos</translation>
    </message>
    <message>
        <source>Do not follow up</source>
        <translation>No continuar</translation>
    </message>
    <message>
        <source>As far as it can</source>
        <translation>Lo más lejos que pueda</translation>
    </message>
    <message>
        <source>%1: draw the charge on the table, or pick one here.</source>
        <translation>%1: traza la carga en la mesa o elige una de estas.</translation>
    </message>
    <message>
        <source>%1 charges %2</source>
        <translation>%1 carga contra %2</translation>
    </message>
    <message>
        <source>Around the left</source>
        <translation>Por la izquierda</translation>
    </message>
    <message>
        <source>Around the right</source>
        <translation>Por la derecha</translation>
    </message>
</context>
<context>
    <name>MoveTool</name>
    <message numerus="yes">
        <source>%n units can still move.</source>
        <comment>%n unit can still move.</comment>
        <translation>
            <numerusform>%n unidad aún puede mover.</numerusform>
            <numerusform>%n unidades aún pueden mover.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OddsTexts</name>
    <message>
        <source>routs</source>
        <translation>huida</translation>
    </message>
    <message>
        <source>destroyed</source>
        <translation>baja</translation>
    </message>
    <message>
        <source>Dice: %1</source>
        <translation>Dados: %1</translation>
    </message>
    <message>
        <source>To hit: %1 against %2</source>
        <translation>Para impactar: %1 contra %2</translation>
    </message>
    <message>
        <source>To damage: %1</source>
        <translation>Para dañar: %1</translation>
    </message>
    <message>
        <source>%1 fire markers expected</source>
        <translation>%1 marcadores de fuego esperados</translation>
    </message>
    <message>
        <source>%1 damage expected</source>
        <translation>%1 de daño esperado</translation>
    </message>
    <message>
        <source>Threats</source>
        <translation>Amenazas</translation>
    </message>
    <message>
        <source>No known enemy can attack it here.</source>
        <translation>Ningún enemigo conocido puede atacarla aquí.</translation>
    </message>
    <message>
        <source>No wounds expected.</source>
        <translation>Sin heridas esperadas.</translation>
    </message>
    <message>
        <source>Even fight.</source>
        <translation>Combate igualado.</translation>
    </message>
    <message>
        <source>Advantage: %1.</source>
        <translation>Ventaja: %1.</translation>
    </message>
    <message>
        <source>Clear advantage: %1.</source>
        <translation>Clara ventaja: %1.</translation>
    </message>
    <message>
        <source>%1 wounds</source>
        <translation>%1 heridas</translation>
    </message>
    <message>
        <source>%1 to give way</source>
        <translation>cede %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Does not change the odds of this fight.</source>
        <translation>No cambia las probabilidades de este combate.</translation>
    </message>
    <message>
        <source>wounds taken</source>
        <translation>heridas sufridas</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>if in range (RNG-11)</source>
        <translation>si está al alcance (RNG-11)</translation>
    </message>
    <message>
        <source>%1 can expect %2 wounds.</source>
        <translation>%1: %2 heridas de media.</translation>
    </message>
    <message>
        <source>In the next turn of %1, from where its units stand now, without events.</source>
        <translation>En el próximo turno de %1, desde donde están ahora sus unidades, sin eventos.</translation>
    </message>
    <message>
        <source>%1 to break the door</source>
        <translation>%1 de romper la puerta</translation>
    </message>
    <message>
        <source>%1 to bring it down</source>
        <translation>%1 de derribarlo</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>wounds expected, and those it can take</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>May give way: %1.</source>
        <translation>Riesgo de ceder: %1.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>gives way</source>
        <translation>cede</translation>
    </message>
</context>
<context>
    <name>OrderOffer</name>
    <message>
        <source>Advance in line…</source>
        <translation>Avance en línea…</translation>
    </message>
    <message>
        <source>Two cards activate a line of units that move together (OPT-26). Key L</source>
        <translation>Dos cartas activan una línea de unidades que se mueven juntas (OPT-26). Tecla L</translation>
    </message>
    <message>
        <source>Left wing</source>
        <translation>Ala izquierda</translation>
    </message>
    <message>
        <source>Right wing</source>
        <translation>Ala derecha</translation>
    </message>
    <message>
        <source>All that fit</source>
        <translation>Todas las posibles</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Devolver</translation>
    </message>
    <message>
        <source>%1 of 2 cards</source>
        <translation>%1 de 2 cartas</translation>
    </message>
    <message>
        <source>The whole line</source>
        <translation>Toda la línea</translation>
    </message>
    <message>
        <source>Not in line</source>
        <translation>Sin línea</translation>
    </message>
    <message>
        <source>Play the order</source>
        <translation>Jugar la orden</translation>
    </message>
    <message>
        <source>Play %1.</source>
        <translation>Jugar %1.</translation>
    </message>
    <message>
        <source>Advance in line.</source>
        <translation>Avance en línea.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Pick %1 for me</source>
        <translation>Elegir %1 por mí</translation>
    </message>
    <message>
        <source>No unit fits it now: it would be wasted.</source>
        <translation>Ninguna unidad la cumple ahora: se desperdiciaría.</translation>
    </message>
    <message>
        <source>Units: %1</source>
        <translation>Unidades: %1</translation>
    </message>
    <message>
        <source>After a turn with orders you draw one card (END-02), after one without orders three (END-05).</source>
        <translation>Tras un turno con órdenes robas una carta (END-02); sin órdenes, tres (END-05).</translation>
    </message>
</context>
<context>
    <name>Phase</name>
    <message>
        <source>movement</source>
        <translation>movimiento</translation>
    </message>
    <message>
        <source>melee</source>
        <translation>combate</translation>
    </message>
    <message>
        <source>flight</source>
        <translation>huida</translation>
    </message>
    <message>
        <source>end of turn</source>
        <translation>fin de turno</translation>
    </message>
    <message>
        <source>orders</source>
        <translation>órdenes</translation>
    </message>
    <message>
        <source>shooting</source>
        <translation>disparo</translation>
    </message>
    <message>
        <source>skirmish</source>
        <translation>escaramuza</translation>
    </message>
</context>
<context>
    <name>Phase bar</name>
    <message>
        <source>%1 left</source>
        <translation>quedan %1</translation>
    </message>
    <message>
        <source>%1 to place</source>
        <translation>%1 por colocar</translation>
    </message>
</context>
<context>
    <name>PickedUnits</name>
    <message numerus="yes">
        <source>Move %n units.</source>
        <comment>Move %n unit.</comment>
        <translation>
            <numerusform>Mover %n unidad.</numerusform>
            <numerusform>Mover %n unidades.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PictureDialog</name>
    <message>
        <source>Save a picture</source>
        <translation>Guardar una imagen</translation>
    </message>
    <message>
        <source>Pixels (PNG)</source>
        <translation>Píxeles (PNG)</translation>
    </message>
    <message>
        <source>Lines (SVG)</source>
        <translation>Líneas (SVG)</translation>
    </message>
    <message>
        <source>Lines stay sharp at every size</source>
        <translation>Las líneas quedan nítidas a cualquier tamaño</translation>
    </message>
    <message>
        <source> pixels</source>
        <translation> píxeles</translation>
    </message>
    <message>
        <source>Width of the whole picture</source>
        <translation>Anchura de toda la imagen</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Guardar…</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Formato</translation>
    </message>
    <message>
        <source>&amp;Width</source>
        <translation>A&amp;nchura</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <comment>size of a picture</comment>
        <translation>%1 × %2 píxeles</translation>
    </message>
    <message>
        <source>Lines (*.svg)</source>
        <translation>Líneas (*.svg)</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Imágenes (*.png)</translation>
    </message>
    <message>
        <source>Painting the picture</source>
        <translation>Pintando la imagen</translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message numerus="yes">
        <source>%n sheets of paper</source>
        <comment>%n sheet of paper</comment>
        <translation>
            <numerusform>%n hoja de papel</numerusform>
            <numerusform>%n hojas de papel</numerusform>
        </translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Guardar como PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Archivos PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Drawing the sheets</source>
        <translation>Dibujando las hojas</translation>
    </message>
    <message>
        <source>Printing</source>
        <translation>Imprimiendo</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Guardar como P&amp;DF…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <source>What to print</source>
        <translation>Qué imprimir</translation>
    </message>
    <message>
        <source>Paper in the printer</source>
        <translation>Papel de la impresora</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Vertical</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Apaisado</translation>
    </message>
    <message>
        <source>Portrait or landscape</source>
        <translation>Vertical o apaisado</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Sheet shown in the preview</source>
        <translation>Hoja que muestra la vista previa</translation>
    </message>
    <message>
        <source>&amp;What</source>
        <translation>&amp;Qué</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>P&amp;apel</translation>
    </message>
    <message>
        <source>&amp;Orientation</source>
        <translation>&amp;Orientación</translation>
    </message>
    <message>
        <source>&amp;Sheet in the preview</source>
        <translation>&amp;Hoja en la vista previa</translation>
    </message>
    <message>
        <source>Nothing face up to print.</source>
        <translation>No hay nada boca arriba que se pueda imprimir.</translation>
    </message>
    <message>
        <source>%1; %2 if you turn the paper</source>
        <translation>%1; %2 si giras el papel</translation>
    </message>
</context>
<context>
    <name>Purposes</name>
    <message>
        <source>If it has not moved this turn, each 6 on the damage roll of its shot causes 2 wounds</source>
        <translation>Si no se ha movido este turno, cada 6 en la tirada de daño de su disparo causa 2 heridas</translation>
    </message>
    <message>
        <source>Crosses rivers as if they were fords</source>
        <translation>Cruza los ríos como si fueran vados</translation>
    </message>
    <message>
        <source>Moves up to 1 DU farther when it charges</source>
        <translation>Mueve hasta 1 UD más cuando carga</translation>
    </message>
    <message>
        <source>Has to charge an enemy within its charge distance, even without an order</source>
        <translation>Tiene que cargar contra un enemigo a distancia de carga, aunque no tenga orden</translation>
    </message>
    <message>
        <source>Can be deployed in a stack with a unit that it goes with</source>
        <translation>Puede desplegarse apilada con una unidad a la que complementa</translation>
    </message>
    <message>
        <source>In melee, each 6 on its damage roll causes 2 wounds</source>
        <translation>En combate cuerpo a cuerpo, cada 6 en su tirada de daño causa 2 heridas</translation>
    </message>
    <message>
        <source>Enemies that fight it have -1 morale and check it after every combat</source>
        <translation>Los enemigos que combaten con ella tienen -1 de moral y hacen un control después de cada combate</translation>
    </message>
    <message>
        <source>Can use the event Throw Javelins when it charges or is charged</source>
        <translation>Puede usar el evento «Lanzar jabalinas» cuando carga o recibe una carga</translation>
    </message>
    <message>
        <source>When it charges infantry, it has +1/+1 attack and strikes first</source>
        <translation>Cuando carga contra infantería, tiene +1/+1 de ataque y golpea primero</translation>
    </message>
    <message>
        <source>Can extend, reduce or take a formation without reduced movement</source>
        <translation>Puede extenderse, reducirse o adoptar una formación sin movimiento reducido</translation>
    </message>
    <message>
        <source>Has no penalty from slopes and mountain ground</source>
        <translation>No tiene penalización por pendientes ni terreno de montaña</translation>
    </message>
    <message>
        <source>May roll each die of its attacks that shows a 1 again once</source>
        <translation>Puede repetir una vez cada dado de sus ataques que saque un 1</translation>
    </message>
    <message>
        <source>Has +1/+1 attack against mounted units; in phalanx, the first enemy that it fights does not strike</source>
        <translation>Tiene +1/+1 de ataque contra unidades montadas; en falange, el primer enemigo con el que combate no golpea</translation>
    </message>
    <message>
        <source>Shoots with regular movement, and can move before and after its shot</source>
        <translation>Dispara con movimiento regular, y puede mover antes y después de su disparo</translation>
    </message>
    <message>
        <source>Has +1/+1 attack against mounted units in melee</source>
        <translation>Tiene +1/+1 de ataque contra unidades montadas en combate cuerpo a cuerpo</translation>
    </message>
    <message>
        <source>Can break, but flees only if its owner wants it to</source>
        <translation>Puede desordenarse, pero solo huye si su dueño quiere</translation>
    </message>
    <message>
        <source>Has no penalty from forests</source>
        <translation>No tiene penalización por los bosques</translation>
    </message>
    <message>
        <source>+1/+1 attack in the combat that its charge begins; then it ends</source>
        <translation>+1/+1 de ataque en el combate que empieza con su carga; después termina</translation>
    </message>
    <message>
        <source>+1/+1 attack in melee, but -1/-1 defense</source>
        <translation>+1/+1 de ataque en combate cuerpo a cuerpo, pero -1/-1 de defensa</translation>
    </message>
    <message>
        <source>+1/+1 attack in the combat that its charge begins, and it can turn once per turn at no cost</source>
        <translation>+1/+1 de ataque en el combate que empieza con su carga, y puede girar una vez por turno sin coste</translation>
    </message>
    <message>
        <source>With its front it strikes first in its first combat and has +1/+1 attack against mounted units, but it has reduced movement</source>
        <translation>Con su frente golpea primero en su primer combate y tiene +1/+1 de ataque contra unidades montadas, pero tiene movimiento reducido</translation>
    </message>
    <message>
        <source>No flank and no rear, and +2/+2 defense against mounted units in melee, but it cannot move</source>
        <translation>Sin flancos ni retaguardia, y +2/+2 de defensa contra unidades montadas en combate cuerpo a cuerpo, pero no puede mover</translation>
    </message>
    <message>
        <source>+1/+1 defense, but reduced movement</source>
        <translation>+1/+1 de defensa, pero movimiento reducido</translation>
    </message>
    <message>
        <source>Has an order: it can move, charge and shoot this turn</source>
        <translation>Tiene una orden: puede mover, cargar y disparar este turno</translation>
    </message>
    <message>
        <source>-1 morale and -1/-1 attack; if it fails another morale check, it flees</source>
        <translation>-1 de moral y -1/-1 de ataque; si falla otro control de moral, se da a la fuga</translation>
    </message>
    <message>
        <source>Flees toward its rear in the flight phase until it rallies</source>
        <translation>Huye hacia su retaguardia en la fase de huida hasta que se recobra</translation>
    </message>
    <message>
        <source>Has made a forced march: -2/-2 defense and -2 morale if it is attacked</source>
        <translation>Ha hecho una marcha forzada: -2/-2 de defensa y -2 de moral si la atacan</translation>
    </message>
    <message>
        <source>+1/+1 defense and +1 morale</source>
        <translation>+1/+1 de defensa y +1 de moral</translation>
    </message>
    <message>
        <source>-1/-1 attack, -1/-1 defense and -1 morale</source>
        <translation>-1/-1 de ataque, -1/-1 de defensa y -1 de moral</translation>
    </message>
    <message>
        <source>Can reject the event drawn for it, for another</source>
        <translation>Puede rechazar el evento robado para ella, a cambio de otro</translation>
    </message>
    <message>
        <source>Can reject the event drawn for it, and have two drawn or two played instead of one</source>
        <translation>Puede rechazar el evento robado para ella, y robar dos o jugar dos en vez de uno</translation>
    </message>
    <message>
        <source>Attack %1: added to each die to hit</source>
        <translation>Ataque %1: se suma a cada dado para impactar</translation>
    </message>
    <message>
        <source>Damage %1: added to each die to wound</source>
        <translation>Daño %1: se suma a cada dado para herir</translation>
    </message>
    <message>
        <source>Dodge %1: what each enemy die to hit has to exceed</source>
        <translation>Esquiva %1: lo que debe superar cada dado enemigo para impactar</translation>
    </message>
    <message>
        <source>Armor %1: what each enemy die to wound has to exceed</source>
        <translation>Armadura %1: lo que debe superar cada dado enemigo para herir</translation>
    </message>
    <message>
        <source>Morale %1: a morale check succeeds if the die shows no more</source>
        <translation>Moral %1: un control de moral se supera si el dado no saca más</translation>
    </message>
    <message>
        <source>Movement %1 DU: how far it can go in a turn</source>
        <translation>Movimiento %1 UD: hasta dónde puede llegar en un turno</translation>
    </message>
    <message>
        <source>Shot %1: added to each die to hit and to wound when it shoots</source>
        <translation>Disparo %1: se suma a cada dado para impactar y para herir cuando dispara</translation>
    </message>
    <message>
        <source>Range %1 DU: how far it can shoot</source>
        <translation>Alcance %1 UD: hasta dónde puede disparar</translation>
    </message>
    <message>
        <source>Value %1: its price in points, and what its side loses with it</source>
        <translation>Valor %1: su precio en puntos, y lo que su bando pierde con ella</translation>
    </message>
    <message>
        <source>Cards are played as orders, which make units active</source>
        <translation>Se juegan cartas como órdenes, que activan unidades</translation>
    </message>
    <message>
        <source>Active units move, take formations and charge</source>
        <translation>Las unidades activas mueven, adoptan formaciones y cargan</translation>
    </message>
    <message>
        <source>Active units that can shoot do so</source>
        <translation>Disparan las unidades activas que pueden</translation>
    </message>
    <message>
        <source>Skirmishers may use the movement that they have left</source>
        <translation>Los hostigadores pueden usar el movimiento que les queda</translation>
    </message>
    <message>
        <source>All fights are fought, one after another</source>
        <translation>Se libran todos los combates, uno tras otro</translation>
    </message>
    <message>
        <source>Units that were already fleeing check morale: they rally, or flee on</source>
        <translation>Las unidades que ya huían hacen un control de moral: se recobran, o siguen huyendo</translation>
    </message>
    <message>
        <source>Action cards are drawn, and the hand is cut down to the leadership</source>
        <translation>Se roban cartas de acción, y la mano se reduce al liderazgo</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Sí</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;No</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Don&apos;t Save</source>
        <translation>No guardar</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Restaurar valores</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Ignorar</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>Abortar</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>Roll a die: %1</source>
        <translation>Tira un dado: %1</translation>
    </message>
    <message>
        <source>Roll %1 dice: %2</source>
        <translation>Tira %1 dados: %2</translation>
    </message>
    <message>
        <source>Draw a card: %1</source>
        <translation>Roba una carta: %1</translation>
    </message>
    <message>
        <source>Draw %1 cards: %2</source>
        <translation>Roba %1 cartas: %2</translation>
    </message>
    <message>
        <source>Deploy a unit in your zone.</source>
        <translation>Despliega una unidad en tu zona.</translation>
    </message>
    <message>
        <source>Redeploy a unit, or keep your deployment.</source>
        <translation>Traslada una unidad dentro de tu zona, o déjalo todo como está.</translation>
    </message>
    <message>
        <source>Which of your units start in formation or with an extended front?</source>
        <translation>¿Qué unidades empiezan en formación o con el frente extendido?</translation>
    </message>
    <message>
        <source>Which unit does your general join?</source>
        <translation>¿A qué unidad se une tu general?</translation>
    </message>
    <message>
        <source>Play an order, or end the phase.</source>
        <translation>Juega una orden o termina la fase.</translation>
    </message>
    <message>
        <source>Let %1 try to reorganize?</source>
        <translation>¿Dejar que %1 intente reorganizarse?</translation>
    </message>
    <message>
        <source>Let %1 flee?</source>
        <translation>¿Dejar que %1 huya?</translation>
    </message>
    <message>
        <source>Let %1 flee, though steadfast?</source>
        <translation>¿Dejar que %1 huya, aunque sea firme?</translation>
    </message>
    <message>
        <source>Use the second event for %1 as well?</source>
        <translation>¿Usar también el segundo evento para %1?</translation>
    </message>
    <message>
        <source>Draw two events for %1?</source>
        <translation>¿Descubrir dos eventos para %1?</translation>
    </message>
    <message>
        <source>Have %1 follow and keep contact?</source>
        <translation>¿Que %1 siga al enemigo y mantenga el contacto?</translation>
    </message>
    <message>
        <source>Have %1 stand up to the elephants?</source>
        <translation>¿Que %1 plante cara a los elefantes?</translation>
    </message>
    <message>
        <source>Have the drivers kill the elephants of %1?</source>
        <translation>¿Que los conductores maten a los elefantes de %1?</translation>
    </message>
    <message>
        <source>Move %1 into the beaten defender&apos;s place?</source>
        <translation>¿Mover %1 al sitio del defensor vencido?</translation>
    </message>
    <message>
        <source>Reroll the 1 of %1?</source>
        <translation>¿Volver a tirar el 1 de %1?</translation>
    </message>
    <message>
        <source>Let %1 flee without its support?</source>
        <translation>¿Dejar que %1 huya sin su apoyo?</translation>
    </message>
    <message>
        <source>Which unit does the stampede hit next: %1?</source>
        <translation>¿A qué unidad alcanza ahora la estampida: %1?</translation>
    </message>
    <message>
        <source>Which unit do the arrows hit: %1?</source>
        <translation>¿A qué unidad alcanzan las flechas: %1?</translation>
    </message>
    <message>
        <source>Which unit flees next: %1?</source>
        <translation>¿Qué unidad huye ahora: %1?</translation>
    </message>
    <message>
        <source>Which unit checks morale next: %1?</source>
        <translation>¿Qué unidad hace ahora su control de moral: %1?</translation>
    </message>
    <message>
        <source>Which enemy strikes first: %1?</source>
        <translation>¿Qué enemigo golpea primero: %1?</translation>
    </message>
    <message>
        <source>Which unit does the general activate: %1?</source>
        <translation>¿Qué unidad activa el general: %1?</translation>
    </message>
    <message>
        <source>Which way does %1 face?</source>
        <translation>¿Hacia dónde mira %1?</translation>
    </message>
    <message>
        <source>Move a unit, or end the movement phase.</source>
        <translation>Mueve una unidad o termina la fase de movimiento.</translation>
    </message>
    <message>
        <source>Move a unit of skirmishers, or end the phase.</source>
        <translation>Mueve una unidad de hostigadores o termina la fase.</translation>
    </message>
    <message>
        <source>Which side of %1 do you strike?</source>
        <translation>¿Qué lado de %1 recibe el golpe?</translation>
    </message>
    <message>
        <source>Play an event for %1?</source>
        <translation>¿Jugar un evento para %1?</translation>
    </message>
    <message>
        <source>Choose the next melee.</source>
        <translation>Elige el próximo combate cuerpo a cuerpo.</translation>
    </message>
    <message>
        <source>Which way around does %1 flee?</source>
        <translation>¿Por qué lado huye %1?</translation>
    </message>
    <message numerus="yes">
        <source>Discard %n cards.</source>
        <comment>Discard %n card.</comment>
        <translation>
            <numerusform>Descarta %n carta.</numerusform>
            <numerusform>Descarta %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Who commands: %1?</source>
        <translation>¿Quién es el comandante en jefe: %1?</translation>
    </message>
    <message>
        <source>Where does %1 retreat to?</source>
        <translation>¿Hacia dónde se retira %1?</translation>
    </message>
    <message>
        <source>Have %1 follow up its lunge?</source>
        <translation>¿Que %1 continúe su acometida?</translation>
    </message>
    <message>
        <source>Your brash units must charge: %1.</source>
        <translation>Tus unidades impetuosas deben cargar: %1.</translation>
    </message>
    <message>
        <source>Give cards to an ally, or go on.</source>
        <translation>Da cartas a un aliado o continúa.</translation>
    </message>
    <message>
        <source>Which opponent?</source>
        <translation>¿Qué rival?</translation>
    </message>
    <message>
        <source>Where does the fire spread to?</source>
        <translation>¿Adónde se propaga el fuego?</translation>
    </message>
    <message>
        <source>From which table edge do you attack?</source>
        <translation>¿Desde qué borde de la mesa atacas?</translation>
    </message>
    <message>
        <source>Shoot, or end the shooting phase.</source>
        <translation>Dispara o termina la fase de disparo.</translation>
    </message>
    <message>
        <source>Let %1 occupy the top?</source>
        <translation>¿Que %1 ocupe lo alto?</translation>
    </message>
    <message>
        <source>A shot misfires. Which unit does it hit: %1?</source>
        <translation>Un disparo sale desviado. ¿A qué unidad alcanza: %1?</translation>
    </message>
    <message>
        <source>Draw three cards, or exchange some?</source>
        <translation>¿Robar tres cartas o cambiar algunas?</translation>
    </message>
    <message>
        <source>Swap the event drawn for %1?</source>
        <translation>¿Cambiar el evento sacado para %1?</translation>
    </message>
</context>
<context>
    <name>RealDice</name>
    <message>
        <source>Real &amp;dice</source>
        <translation>&amp;Dados físicos</translation>
    </message>
    <message>
        <source>Roll real dice and type in the result. Cards are still drawn here.</source>
        <translation>Tira dados de verdad y escribe el resultado. Las cartas se siguen robando aquí.</translation>
    </message>
</context>
<context>
    <name>Recap</name>
    <message>
        <source>rallies</source>
        <translation>se recobra</translation>
    </message>
    <message>
        <source>breaks</source>
        <translation>se desordena</translation>
    </message>
    <message>
        <source>routs</source>
        <translation>se da a la fuga</translation>
    </message>
    <message>
        <source>collapses</source>
        <translation>se derrumba</translation>
    </message>
    <message>
        <source>the general of %1</source>
        <translation>el general de %1</translation>
    </message>
    <message>
        <source>attacked by %1</source>
        <translation>ataques de %1</translation>
    </message>
    <message>
        <source>damage %1</source>
        <translation>daño %1</translation>
    </message>
    <message>
        <source>leaves the table</source>
        <translation>abandona la mesa</translation>
    </message>
    <message>
        <source>leaves the field</source>
        <translation>abandona el campo</translation>
    </message>
    <message>
        <source>destroyed</source>
        <translation>eliminada</translation>
    </message>
    <message>
        <source>wounded</source>
        <translation>herido</translation>
    </message>
    <message>
        <source>killed</source>
        <translation>muerto</translation>
    </message>
    <message>
        <source>the door breaks</source>
        <translation>la puerta se rompe</translation>
    </message>
    <message>
        <source>%1 takes %2 from your hand.</source>
        <translation>%1 se lleva %2 de tu mano.</translation>
    </message>
    <message>
        <source>damage %1 by fire</source>
        <translation>daño %1 por el fuego</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>a brash unit must charge with as much of its front as it can</source>
        <translation>una unidad impetuosa debe cargar con todo el frente que pueda</translation>
    </message>
    <message>
        <source>this is not possible in this phase</source>
        <translation>no es posible en esta fase</translation>
    </message>
    <message>
        <source>only an active unit can do this: give it an order first</source>
        <translation>solo puede hacerlo una unidad activa: dale antes una orden</translation>
    </message>
    <message>
        <source>a unit gets only one order a turn</source>
        <translation>una unidad solo recibe una orden por turno</translation>
    </message>
    <message>
        <source>it is not active, so it fights on as it stands</source>
        <translation>no está activa, así que sigue combatiendo como está</translation>
    </message>
    <message>
        <source>it has just reorganized: half movement, no forced march and no charge</source>
        <translation>acaba de reorganizarse: medio movimiento, sin marcha forzada ni carga</translation>
    </message>
    <message>
        <source>it has just rallied and can do nothing more this turn</source>
        <translation>acaba de recobrarse y no puede hacer nada más este turno</translation>
    </message>
    <message>
        <source>a charge must reach the enemy, and ends the move</source>
        <translation>una carga debe alcanzar al enemigo y pone fin al movimiento</translation>
    </message>
    <message>
        <source>an engaged unit cannot charge</source>
        <translation>una unidad trabada no puede cargar</translation>
    </message>
    <message>
        <source>skirmishers must make contact with their front</source>
        <translation>los hostigadores deben tocar al enemigo con el frente</translation>
    </message>
    <message>
        <source>it cannot reach the enemy on this side</source>
        <translation>no puede alcanzar al enemigo por este lado</translation>
    </message>
    <message>
        <source>an engaged unit takes an action in its fight instead of moving</source>
        <translation>una unidad trabada hace una acción en su combate en lugar de moverse</translation>
    </message>
    <message>
        <source>it is hemmed in on all sides and can only fight</source>
        <translation>está cercada por todos lados y solo puede combatir</translation>
    </message>
    <message>
        <source>no part of its front is free to envelop the enemy</source>
        <translation>no le queda frente libre para envolver al enemigo</translation>
    </message>
    <message>
        <source>an engaged unit cannot extend its front</source>
        <translation>una unidad trabada no puede extender el frente</translation>
    </message>
    <message>
        <source>it has no marker there to take off</source>
        <translation>no tiene ahí ningún marcador que quitar</translation>
    </message>
    <message>
        <source>an engaged unit can only take or drop bravery</source>
        <translation>una unidad trabada solo puede adoptar o abandonar la bravura</translation>
    </message>
    <message>
        <source>there is no room to turn</source>
        <translation>no hay sitio para girar</translation>
    </message>
    <message>
        <source>turning would put it on another unit or marker</source>
        <translation>al girar quedaría sobre otra unidad o marcador</translation>
    </message>
    <message>
        <source>turning about would end one of its fights</source>
        <translation>al dar media vuelta dejaría uno de sus combates</translation>
    </message>
    <message>
        <source>an enemy marker is in the way</source>
        <translation>un marcador enemigo cierra el paso</translation>
    </message>
    <message>
        <source>only a unit with all its enemies in front can withdraw</source>
        <translation>solo puede replegarse una unidad que tenga delante a todos sus enemigos</translation>
    </message>
    <message>
        <source>it must end clear of the enemies it leaves, and may not charge them</source>
        <translation>debe acabar lejos de los enemigos que deja y no puede cargar contra ellos</translation>
    </message>
    <message>
        <source>its card does not show this formation</source>
        <translation>su carta no muestra esta formación</translation>
    </message>
    <message>
        <source>a formation can be taken only in the movement phase</source>
        <translation>una formación solo se adopta en la fase de movimiento</translation>
    </message>
    <message>
        <source>its formation has already changed this turn</source>
        <translation>ya ha cambiado de formación este turno</translation>
    </message>
    <message>
        <source>a square cannot move: drop it first</source>
        <translation>un cuadro no puede moverse: abandónalo antes</translation>
    </message>
    <message>
        <source>this order needs a general able to command</source>
        <translation>esta orden necesita un general capaz de mandar</translation>
    </message>
    <message>
        <source>it cannot go any farther</source>
        <translation>no puede ir más lejos</translation>
    </message>
    <message>
        <source>the table ends here</source>
        <translation>aquí termina la mesa</translation>
    </message>
    <message>
        <source>there is no room for a marker around that corner</source>
        <translation>no hay sitio para un marcador al otro lado de esa esquina</translation>
    </message>
    <message>
        <source>on difficult ground it can turn only 45 degrees at a time</source>
        <translation>en terreno difícil solo puede girar 45 grados cada vez</translation>
    </message>
    <message>
        <source>the ground halves its movement and rules out a forced march</source>
        <translation>el terreno reduce su movimiento a la mitad e impide la marcha forzada</translation>
    </message>
    <message>
        <source>slowed by the ground and by a maneuver, it cannot attack</source>
        <translation>frenada por el terreno y por una maniobra, no puede atacar</translation>
    </message>
    <message>
        <source>riders cannot storm this</source>
        <translation>los jinetes no pueden asaltar esto</translation>
    </message>
    <message>
        <source>it can shoot only at what is in front of it</source>
        <translation>solo puede disparar a lo que tiene delante</translation>
    </message>
    <message>
        <source>moving sideways or back rules out a charge or a formation</source>
        <translation>moverse de lado o hacia atrás impide cargar o adoptar una formación</translation>
    </message>
    <message>
        <source>it can turn on the spot once, at the start or the end of its move</source>
        <translation>puede girar en el sitio una sola vez, al principio o al final del movimiento</translation>
    </message>
    <message>
        <source>there is no room to extend the front, or it is already extended there</source>
        <translation>no hay sitio para extender el frente, o ya está extendido ahí</translation>
    </message>
    <message>
        <source>its front is not extended there</source>
        <translation>su frente no está extendido ahí</translation>
    </message>
    <message>
        <source>a unit that extends or reduces its front cannot charge that turn</source>
        <translation>la unidad que extiende o reduce el frente no puede cargar ese turno</translation>
    </message>
    <message>
        <source>a unit is either extended or in a formation, not both</source>
        <translation>una unidad está extendida o en formación, no ambas cosas</translation>
    </message>
    <message>
        <source>it is already in this formation, or has none to drop</source>
        <translation>ya está en esta formación, o no tiene ninguna que abandonar</translation>
    </message>
    <message>
        <source>make all maneuvers before the move, or all after it</source>
        <translation>haz todas las maniobras antes del movimiento, o todas después</translation>
    </message>
    <message>
        <source>it has already moved, is fleeing, or is not yours</source>
        <translation>ya se ha movido, está en huida o no es tuya</translation>
    </message>
    <message>
        <source>an enemy is in the way</source>
        <translation>un enemigo cierra el paso</translation>
    </message>
    <message>
        <source>units pass through each other only if neither is engaged or in formation</source>
        <translation>las unidades solo se atraviesan si ninguna está trabada ni en formación</translation>
    </message>
    <message>
        <source>it cannot end on another unit</source>
        <translation>no puede acabar sobre otra unidad</translation>
    </message>
    <message>
        <source>two units would end on top of each other: move one away first</source>
        <translation>dos unidades quedarían una sobre otra: aparta antes una</translation>
    </message>
    <message>
        <source>it has no movement left</source>
        <translation>no le queda movimiento</translation>
    </message>
    <message>
        <source>it would touch an enemy: that must be a charge</source>
        <translation>tocaría a un enemigo: eso tiene que ser una carga</translation>
    </message>
    <message>
        <source>no charge and no shot in the turn of a forced march</source>
        <translation>ni carga ni disparo en el turno de una marcha forzada</translation>
    </message>
    <message>
        <source>no forced march in formation: drop the formation first</source>
        <translation>no hay marcha forzada en formación: abandónala antes</translation>
    </message>
    <message>
        <source>a line moves one way, as far as its slowest unit</source>
        <translation>una línea se mueve en una sola dirección, tanto como su unidad más lenta</translation>
    </message>
    <message>
        <source>it has nothing to shoot with</source>
        <translation>no tiene con qué disparar</translation>
    </message>
    <message>
        <source>only active units can shoot</source>
        <translation>solo pueden disparar las unidades activas</translation>
    </message>
    <message>
        <source>it has already shot</source>
        <translation>ya ha disparado</translation>
    </message>
    <message>
        <source>no shooting into or out of a fight</source>
        <translation>no se puede disparar hacia un combate ni desde él</translation>
    </message>
    <message>
        <source>it has moved too far to shoot this turn</source>
        <translation>se ha movido demasiado para disparar este turno</translation>
    </message>
    <message>
        <source>artillery cannot move and shoot</source>
        <translation>la artillería no puede moverse y disparar</translation>
    </message>
    <message>
        <source>no shooting after a forced march</source>
        <translation>no se puede disparar tras una marcha forzada</translation>
    </message>
    <message>
        <source>the target is out of range</source>
        <translation>el objetivo está fuera de alcance</translation>
    </message>
    <message>
        <source>the card must lie inside your own zone</source>
        <translation>la carta debe quedar dentro de tu propia zona</translation>
    </message>
    <message>
        <source>no room here for this card, or for those still to be deployed</source>
        <translation>aquí no hay sitio para esta carta, o para las que faltan por desplegar</translation>
    </message>
    <message>
        <source>only active skirmishers with movement left can move now</source>
        <translation>ahora solo pueden moverse hostigadores activos con movimiento disponible</translation>
    </message>
    <message>
        <source>both parts of the move together cannot exceed one move</source>
        <translation>las dos partes del movimiento juntas no pueden superar un movimiento</translation>
    </message>
    <message>
        <source>no second move after a forced march</source>
        <translation>no hay segundo movimiento tras una marcha forzada</translation>
    </message>
    <message>
        <source>it belongs to an ally</source>
        <translation>pertenece a un aliado</translation>
    </message>
    <message>
        <source>no unit can enter this ground</source>
        <translation>ninguna unidad puede entrar en este terreno</translation>
    </message>
    <message>
        <source>the river can be crossed only at a ford or a bridge</source>
        <translation>el río solo se cruza por un vado o un puente</translation>
    </message>
    <message>
        <source>cross a ford straight, without turning</source>
        <translation>en un vado cruza en línea recta, sin girar</translation>
    </message>
    <message>
        <source>no formations in water</source>
        <translation>no hay formaciones en el agua</translation>
    </message>
    <message>
        <source>crossing here must end in contact with the enemy on the far bank</source>
        <translation>cruzar por aquí debe acabar en contacto con el enemigo de la otra orilla</translation>
    </message>
    <message>
        <source>a structure is in the way</source>
        <translation>una estructura cierra el paso</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (%2).</source>
        <translation>%1 (%2).</translation>
    </message>
    <message>
        <source>it changed formation this turn and cannot shoot</source>
        <translation>ha cambiado de formación este turno y no puede disparar</translation>
    </message>
    <message>
        <source>it charged this turn and cannot shoot</source>
        <translation>ha cargado este turno y no puede disparar</translation>
    </message>
    <message>
        <source>the box does not have that many sections</source>
        <translation>la caja no trae tantas secciones</translation>
    </message>
    <message>
        <source>the walls must form a closed ring</source>
        <translation>los muros deben formar un anillo cerrado</translation>
    </message>
    <message>
        <source>a fortress needs a gate</source>
        <translation>una fortaleza necesita un portón</translation>
    </message>
    <message>
        <source>a fortress is built of one material</source>
        <translation>una fortaleza se construye de un solo material</translation>
    </message>
    <message>
        <source>sections must meet joint to joint, not askew or overlapping</source>
        <translation>las secciones deben unirse junta con junta, sin torcerse ni solaparse</translation>
    </message>
    <message>
        <source>the gate must face the attacker</source>
        <translation>el portón debe mirar hacia el atacante</translation>
    </message>
    <message>
        <source>fight every melee before you end the phase</source>
        <translation>libra todos los combates cuerpo a cuerpo antes de terminar la fase</translation>
    </message>
    <message>
        <source>this event is already in play in this fight</source>
        <translation>este evento ya está en juego en este combate</translation>
    </message>
    <message>
        <source>the follow-up covers half its movement at most and cannot be a charge</source>
        <translation>la continuación llega como mucho a la mitad del movimiento y no puede ser una carga</translation>
    </message>
    <message>
        <source>only a main unit and its support unit can be stacked, one exactly on the other</source>
        <translation>solo pueden apilarse una unidad principal y su unidad de apoyo, una exactamente sobre la otra</translation>
    </message>
    <message>
        <source>it lies under its main unit: choose the one on top</source>
        <translation>está debajo de su unidad principal: elige la de encima</translation>
    </message>
    <message>
        <source>two units that separate may not end on top of each other</source>
        <translation>dos unidades que se separan no pueden quedar una sobre otra</translation>
    </message>
    <message>
        <source>choose a card first</source>
        <translation>elige primero una carta</translation>
    </message>
    <message>
        <source>there is no room to turn it that way</source>
        <translation>no hay sitio para girarla hacia ahí</translation>
    </message>
    <message>
        <source>choose one of those offered</source>
        <translation>elige una de las que se ofrecen</translation>
    </message>
    <message>
        <source>this is not the decision to make now, or it is not yours to make</source>
        <translation>no es la decisión que toca ahora, o no te toca a ti</translation>
    </message>
    <message>
        <source>enter as many dice as are rolled, each from 1 to 6</source>
        <translation>escribe tantos dados como se tiran, cada uno del 1 al 6</translation>
    </message>
    <message>
        <source>name cards from this pile, each only once</source>
        <translation>nombra cartas de este mazo, cada una una sola vez</translation>
    </message>
    <message>
        <source>a unit can clear only caltrops that it touches, and can do nothing else this turn</source>
        <translation>una unidad solo puede despejar abrojos que toque, y no puede hacer nada más este turno</translation>
    </message>
    <message>
        <source>this card is not in your hand</source>
        <translation>esta carta no está en tu mano</translation>
    </message>
    <message>
        <source>play events only while a shot or a fight is being resolved</source>
        <translation>juega eventos solo mientras se resuelve un disparo o un combate</translation>
    </message>
    <message>
        <source>this event is not in your hand</source>
        <translation>este evento no está en tu mano</translation>
    </message>
    <message>
        <source>it cannot envelop with that many sections</source>
        <translation>no puede envolver con tantas secciones</translation>
    </message>
    <message>
        <source>an enemy marker holds it in place</source>
        <translation>un marcador enemigo la sujeta en su sitio</translation>
    </message>
    <message>
        <source>discard only cards from your own hand</source>
        <translation>descarta solo cartas de tu propia mano</translation>
    </message>
    <message>
        <source>give only cards from your own hand, and only to an ally</source>
        <translation>da solo cartas de tu propia mano, y solo a un aliado</translation>
    </message>
    <message>
        <source>discard exactly as many cards from your hand as asked</source>
        <translation>descarta de tu mano exactamente tantas cartas como se te piden</translation>
    </message>
    <message>
        <source>only the unit that broke off can move now</source>
        <translation>ahora solo puede moverse la unidad que se ha separado</translation>
    </message>
    <message>
        <source>the card&apos;s text does not allow this</source>
        <translation>el texto de la carta no lo permite</translation>
    </message>
    <message>
        <source>choose a wounded unit of your own that the card can heal</source>
        <translation>elige una unidad herida tuya que la carta pueda curar</translation>
    </message>
    <message>
        <source>choose a unit of your own that can start the stampede</source>
        <translation>elige una unidad tuya que pueda provocar la estampida</translation>
    </message>
    <message>
        <source>your unit has no javelins to throw here</source>
        <translation>tu unidad no tiene jabalinas que arrojar aquí</translation>
    </message>
    <message>
        <source>it is fleeing and can do nothing else until it rallies</source>
        <translation>está en huida y no puede hacer nada más hasta que se recobre</translation>
    </message>
    <message>
        <source>choose one of your units on the table that has no general yet</source>
        <translation>elige una de tus unidades en la mesa que aún no tenga general</translation>
    </message>
    <message>
        <source>choose one of your units that the general can join</source>
        <translation>elige una de tus unidades a la que pueda unirse el general</translation>
    </message>
    <message>
        <source>the general&apos;s ability does not allow this</source>
        <translation>la capacidad del general no lo permite</translation>
    </message>
    <message>
        <source>an outline has 3 corners or more and never crosses itself</source>
        <translation>un contorno tiene 3 esquinas o más y nunca se cruza a sí mismo</translation>
    </message>
    <message>
        <source>something in between hides the target: only archers and onagers shoot over it</source>
        <translation>algo en medio oculta el objetivo: solo los arqueros y los onagros disparan por encima</translation>
    </message>
    <message>
        <source>something close to the target hides it: only archers and onagers shoot over it</source>
        <translation>algo cercano al objetivo lo oculta: solo los arqueros y los onagros disparan por encima</translation>
    </message>
    <message>
        <source>these two are not fighting each other</source>
        <translation>estas dos no combaten entre sí</translation>
    </message>
    <message>
        <source>you have played as many events as one fight allows</source>
        <translation>ya has jugado tantos eventos como permite un combate</translation>
    </message>
    <message>
        <source>this event is not for a melee</source>
        <translation>este evento no es para un combate cuerpo a cuerpo</translation>
    </message>
    <message>
        <source>this event works only in a fight that began with a charge this turn</source>
        <translation>este evento solo vale en un combate que empezó con una carga este turno</translation>
    </message>
    <message>
        <source>choose one of the generals with the highest leadership</source>
        <translation>elige uno de los generales con el liderazgo más alto</translation>
    </message>
    <message>
        <source>this general joins only units of his own army</source>
        <translation>este general solo se une a unidades de su propio ejército</translation>
    </message>
    <message>
        <source>this general joins only units under his own command</source>
        <translation>este general solo se une a unidades bajo su mando</translation>
    </message>
    <message>
        <source>a line costs 2 cards, and none of its units may be engaged</source>
        <translation>una línea cuesta 2 cartas, y ninguna de sus unidades puede estar trabada</translation>
    </message>
    <message>
        <source>the units of a line must stand flank to flank, each less than 1 DU from the next</source>
        <translation>las unidades de una línea deben estar flanco con flanco, cada una a menos de 1 UD de la siguiente</translation>
    </message>
    <message>
        <source>the units of a line must all face the same way</source>
        <translation>las unidades de una línea deben mirar todas hacia el mismo lado</translation>
    </message>
    <message>
        <source>a charge out of a line must keep the direction of the line</source>
        <translation>una carga desde una línea debe mantener la dirección de la línea</translation>
    </message>
    <message>
        <source>target an enemy unit on the table</source>
        <translation>elige como objetivo una unidad enemiga en la mesa</translation>
    </message>
    <message>
        <source>you have played as many events as one shot allows</source>
        <translation>ya has jugado tantos eventos como permite un disparo</translation>
    </message>
    <message>
        <source>this event is not for shooting</source>
        <translation>este evento no es para disparos</translation>
    </message>
    <message>
        <source>this event is already in play in this shot</source>
        <translation>este evento ya está en juego en este disparo</translation>
    </message>
    <message>
        <source>choose one of the two sides that meet at this corner</source>
        <translation>elige uno de los dos lados que se juntan en esta esquina</translation>
    </message>
    <message>
        <source>this is not possible in this step of the setup</source>
        <translation>no es posible en este paso de la preparación</translation>
    </message>
    <message>
        <source>the army costs too many points</source>
        <translation>el ejército cuesta demasiados puntos</translation>
    </message>
    <message>
        <source>the army may not have more units of this kind</source>
        <translation>el ejército no puede tener más unidades de este tipo</translation>
    </message>
    <message>
        <source>the table is too narrow for armies of this size</source>
        <translation>la mesa es demasiado estrecha para ejércitos de este tamaño</translation>
    </message>
    <message>
        <source>only your own units can start in formation or extended, as their cards and the ground allow</source>
        <translation>solo tus propias unidades pueden empezar en formación o extendidas, según permitan su carta y el terreno</translation>
    </message>
    <message>
        <source>the shares add up to more points than the team has</source>
        <translation>las partes suman más puntos de los que tiene el equipo</translation>
    </message>
    <message>
        <source>choose one of those still in the battle</source>
        <translation>elige a uno de los que siguen en la batalla</translation>
    </message>
    <message>
        <source>trees hide the target: nobody sees through more than 1 DU of them</source>
        <translation>los árboles ocultan el objetivo: nadie ve a través de más de 1 UD de bosque</translation>
    </message>
    <message>
        <source>trees hide the target: only archers and onagers shoot over them</source>
        <translation>los árboles ocultan el objetivo: solo los arqueros y los onagros disparan por encima</translation>
    </message>
    <message>
        <source>a mountain hides the target, and nobody can shoot over it</source>
        <translation>una montaña oculta el objetivo, y nadie puede disparar por encima</translation>
    </message>
    <message>
        <source>a stone bridge does not burn: only artillery can damage it</source>
        <translation>un puente de piedra no arde: solo la artillería puede dañarlo</translation>
    </message>
    <message>
        <source>it cannot turn about in a narrow passage</source>
        <translation>no puede dar media vuelta en un paso estrecho</translation>
    </message>
    <message>
        <source>choose a free place beside the village for it to come out</source>
        <translation>elige un lugar libre junto a la aldea por donde salga</translation>
    </message>
    <message>
        <source>only infantry can occupy a village, and only an empty part of it</source>
        <translation>solo la infantería puede ocupar una aldea, y solo una parte vacía</translation>
    </message>
    <message>
        <source>the card must lie inside this part of the village</source>
        <translation>la carta debe quedar dentro de esta parte de la aldea</translation>
    </message>
    <message>
        <source>another unit occupies this part of the village: choose the other part</source>
        <translation>otra unidad ocupa esta parte de la aldea: elige la otra</translation>
    </message>
    <message>
        <source>it may cross this part of the village, but not stop on the friendly unit there</source>
        <translation>puede cruzar esta parte de la aldea, pero no detenerse sobre la unidad amiga</translation>
    </message>
    <message>
        <source>a trench or barricade is in the way: go straight over it, or around it</source>
        <translation>hay un foso o una barricada en medio: crúzalo de frente o rodéalo</translation>
    </message>
    <message>
        <source>a unit can remove only a defense that it touches and no enemy protects, and can do nothing else this turn</source>
        <translation>una unidad solo puede retirar una defensa que toque y que ningún enemigo proteja, y no puede hacer nada más este turno</translation>
    </message>
    <message>
        <source>trenches and barricades cannot be damaged: a unit that touches one can remove it</source>
        <translation>los fosos y las barricadas no pueden dañarse: una unidad que toca uno puede retirarlo</translation>
    </message>
    <message>
        <source>artillery in a tower stays there for the rest of the battle</source>
        <translation>la artillería de una torre se queda allí el resto de la batalla</translation>
    </message>
    <message>
        <source>artillery that starts outside a tower cannot enter one</source>
        <translation>la artillería que empieza fuera de una torre no puede entrar en ninguna</translation>
    </message>
    <message>
        <source>artillery cannot line up with a wall: stop short of it</source>
        <translation>la artillería no puede alinearse con un muro: deténla antes</translation>
    </message>
    <message>
        <source>choose a standing structure that your own side does not occupy</source>
        <translation>elige una estructura en pie que tu bando no ocupe</translation>
    </message>
    <message>
        <source>artillery never climbs, and without ladders nobody does: bring a siege tower or break the wall</source>
        <translation>la artillería nunca escala, y sin escalas nadie: acerca una torre de asedio o rompe el muro</translation>
    </message>
    <message>
        <source>only a unit without a ram that faces a wall or tower from outside can start to climb</source>
        <translation>solo puede empezar a escalar una unidad sin ariete que encare un muro o una torre desde fuera</translation>
    </message>
    <message>
        <source>markers go around a tower before the climb begins: climb down first</source>
        <translation>los marcadores rodean una torre antes de empezar la escalada: baja primero</translation>
    </message>
    <message>
        <source>it has only just climbed up: it can move again in your next turn</source>
        <translation>acaba de subir: podrá volver a mover en tu próximo turno</translation>
    </message>
    <message>
        <source>its hands are full on the ladder: climb down first</source>
        <translation>en la escala tiene las manos ocupadas: baja primero</translation>
    </message>
    <message>
        <source>it is climbing: climb down first, or go on climbing</source>
        <translation>está escalando: baja primero, o sigue subiendo</translation>
    </message>
    <message>
        <source>without an order it can shoot only at enemies at the foot of its own wall or tower</source>
        <translation>sin una orden solo puede disparar a enemigos al pie de su propio muro o torre</translation>
    </message>
    <message>
        <source>without missiles it can only drop stones, on enemies right below that climb, ram or set fires</source>
        <translation>sin armas de tiro solo puede arrojar piedras, a enemigos justo debajo que escalen, usen un ariete o prendan fuego</translation>
    </message>
    <message>
        <source>on a wall a unit may extend its front, but not take a special formation</source>
        <translation>en un muro una unidad puede extender su frente, pero no adoptar formaciones especiales</translation>
    </message>
    <message>
        <source>the box does not have that many of these</source>
        <translation>la caja no trae tantas piezas de estas</translation>
    </message>
    <message>
        <source>it would still lie on the tile beside the corner: move it clear, or leave it in the corner</source>
        <translation>seguiría sobre la pieza contigua a la esquina: apártala del todo, o déjala en la esquina</translation>
    </message>
    <message>
        <source>to set wood on fire it must touch it with 2 or more sections, and do nothing else this phase</source>
        <translation>para prender fuego a la madera debe tocarla con 2 secciones o más y no hacer otra cosa en esta fase</translation>
    </message>
    <message>
        <source>artillery, climbers and engaged units cannot set fires by hand</source>
        <translation>la artillería, los escaladores y las unidades trabadas no pueden prender fuego a mano</translation>
    </message>
    <message>
        <source>only arrows, javelins and artillery carry fire</source>
        <translation>solo las flechas, las jabalinas y la artillería llevan fuego</translation>
    </message>
    <message>
        <source>this event has no effect in a shot at a structure</source>
        <translation>este evento no tiene efecto en un disparo contra una estructura</translation>
    </message>
    <message>
        <source>a burning structure cannot be climbed: wait for the fire to go out, or climb elsewhere</source>
        <translation>no se puede escalar lo que arde: espera a que se apague el fuego, o escala por otra parte</translation>
    </message>
    <message>
        <source>it touches no fire: move it to one first</source>
        <translation>no toca ningún fuego: acércala primero a uno</translation>
    </message>
    <message>
        <source>a unit that fights a fire can do nothing else this turn, before or after</source>
        <translation>una unidad que combate el fuego no puede hacer nada más este turno, ni antes ni después</translation>
    </message>
    <message>
        <source>this cannot damage it: use artillery, or against wood a ram, elephants or fire</source>
        <translation>esto no puede dañarla: usa artillería o, contra la madera, un ariete, elefantes o fuego</translation>
    </message>
    <message>
        <source>a unit in a tower has no card on the table, so its front and formation stay as they are</source>
        <translation>una unidad en una torre no tiene carta en la mesa, así que su frente y su formación no cambian</translation>
    </message>
    <message>
        <source>this unit is hidden: only archers and onagers can shoot at it</source>
        <translation>esta unidad está oculta: solo los arqueros y los onagros pueden dispararle</translation>
    </message>
    <message>
        <source>it lies wholly under another unit: target the one on top</source>
        <translation>está del todo debajo de otra unidad: elige como objetivo la de encima</translation>
    </message>
    <message>
        <source>a unit that ends its move on a friendly unit must line up with it, section to section</source>
        <translation>una unidad que termina sobre una amiga debe alinearse con ella, sección con sección</translation>
    </message>
    <message>
        <source>only two units can lie on each other: choose another place</source>
        <translation>solo dos unidades pueden estar una sobre otra: elige otro lugar</translation>
    </message>
    <message>
        <source>friends cover it completely: move them off it before it shoots</source>
        <translation>unidades amigas la cubren por completo: apártalas antes de que dispare</translation>
    </message>
    <message>
        <source>it can only occupy a standing tower or village that it touches</source>
        <translation>solo puede ocupar una torre o una aldea en pie que toque</translation>
    </message>
    <message>
        <source>enter this tower from inside the fortress: from outside, climb it</source>
        <translation>entra en esta torre desde dentro de la fortaleza: desde fuera, escálala</translation>
    </message>
    <message>
        <source>it can come out only to a free place beside the tower, and outside the fortress it can go no farther</source>
        <translation>solo puede salir a un lugar libre junto a la torre, y fuera de la fortaleza no puede ir más lejos</translation>
    </message>
    <message>
        <source>mounted units cannot enter a tower: keep them in the open</source>
        <translation>las unidades montadas no pueden entrar en una torre: déjalas al descubierto</translation>
    </message>
    <message>
        <source>there is no room to come out and fight there: leave by another side</source>
        <translation>no hay sitio para salir a combatir ahí: sal por otro lado</translation>
    </message>
    <message>
        <source>its front does not touch the part you attack: choose the wall or door in front of it</source>
        <translation>su frente no toca la parte que atacas: elige el muro o la puerta que tiene delante</translation>
    </message>
    <message>
        <source>the door is gone, or the unit is engaged: ram the wall, or fight through the gate</source>
        <translation>la puerta ya no está, o la unidad está trabada: golpea el muro con el ariete, o combate por el portón</translation>
    </message>
    <message>
        <source>the gate is closed to this unit: break its door or find another way in</source>
        <translation>el portón está cerrado para esta unidad: rompe su puerta o busca otra entrada</translation>
    </message>
    <message>
        <source>an enemy blocks the gate: drive it off first</source>
        <translation>un enemigo bloquea el portón: échalo primero</translation>
    </message>
    <message>
        <source>it can line up only with a structure that it touches, where there is room</source>
        <translation>solo puede alinearse con una estructura que toque, donde haya sitio</translation>
    </message>
    <message>
        <source>choose one of your own units on the table to carry the ram</source>
        <translation>elige una de tus unidades en la mesa para llevar el ariete</translation>
    </message>
    <message>
        <source>only infantry can carry a ram, and only one</source>
        <translation>solo la infantería puede llevar un ariete, y solo uno</translation>
    </message>
    <message>
        <source>only a unit with a ram whose front touches the structure can ram it</source>
        <translation>solo puede usar el ariete una unidad que lo lleve y cuyo frente toque la estructura</translation>
    </message>
    <message>
        <source>only your own units can ram, each once a turn</source>
        <translation>solo tus propias unidades pueden usar un ariete, cada una una vez por turno</translation>
    </message>
    <message>
        <source>it carries a ram: drop the ram first</source>
        <translation>lleva un ariete: suéltalo primero</translation>
    </message>
    <message>
        <source>to pick up a ram, move over it and pick it up at the end</source>
        <translation>para recoger un ariete, pasa por encima y recógelo al final del movimiento</translation>
    </message>
    <message>
        <source>a unit with a ram cannot shoot: drop the ram first</source>
        <translation>una unidad con un ariete no puede disparar: suéltalo primero</translation>
    </message>
    <message>
        <source>with a ram it cannot take a special formation: drop the ram first</source>
        <translation>con un ariete no puede adoptar formaciones especiales: suéltalo primero</translation>
    </message>
    <message>
        <source>this event has no effect in an attack with a ram</source>
        <translation>este evento no tiene efecto en un ataque con ariete</translation>
    </message>
    <message>
        <source>elephants can break only wood that they touch with their front</source>
        <translation>los elefantes solo pueden romper madera que toquen con su frente</translation>
    </message>
    <message>
        <source>choose one of the structures next to the fire</source>
        <translation>elige una de las estructuras contiguas al fuego</translation>
    </message>
    <message>
        <source>a siege tower has room for one unit, and this one is taken</source>
        <translation>en una torre de asedio cabe una unidad, y esta ya está ocupada</translation>
    </message>
    <message>
        <source>its unit has come in this turn: the tower can move in your next turn</source>
        <translation>su unidad ha entrado este turno: la torre podrá mover en tu próximo turno</translation>
    </message>
    <message>
        <source>sideways or backward a siege tower moves 1 DU at most</source>
        <translation>de lado o hacia atrás una torre de asedio mueve 1 UD como mucho</translation>
    </message>
    <message>
        <source>a siege tower under attack cannot move: beat the enemy off first</source>
        <translation>una torre de asedio atacada no puede mover: rechaza primero al enemigo</translation>
    </message>
    <message>
        <source>a siege tower needs open, level ground: go around what is in the way</source>
        <translation>una torre de asedio necesita terreno abierto y llano: rodea lo que estorba</translation>
    </message>
    <message>
        <source>another unit already starts in this siege tower: choose another tower</source>
        <translation>ya empieza otra unidad en esta torre de asedio: elige otra torre</translation>
    </message>
    <message>
        <source>artillery cannot enter or leave a siege tower during the battle</source>
        <translation>la artillería no puede entrar en una torre de asedio ni salir de ella durante la batalla</translation>
    </message>
    <message>
        <source>only infantry can enter a siege tower, empty and of its own side, and it comes out to a free place beside it</source>
        <translation>solo la infantería puede entrar en una torre de asedio, vacía y de su bando, y sale a un lugar libre junto a ella</translation>
    </message>
    <message>
        <source>a siege tower cannot charge: bring it up to a wall or tower and line it up</source>
        <translation>una torre de asedio no puede cargar: arrímala a un muro o una torre y alinéala</translation>
    </message>
    <message>
        <source>it can cross only to an empty wall or tower that its siege tower touches</source>
        <translation>solo puede pasar a un muro o una torre vacíos que toque su torre de asedio</translation>
    </message>
    <message>
        <source>its siege tower has moved: it can shoot in your next turn</source>
        <translation>su torre de asedio ha movido: podrá disparar en tu próximo turno</translation>
    </message>
    <message>
        <source>the attacker&apos;s units must start farther from the walls</source>
        <translation>las unidades del atacante deben empezar más lejos de los muros</translation>
    </message>
    <message>
        <source>the defender can have 2 artillery units at most</source>
        <translation>el defensor puede tener 2 unidades de artillería como mucho</translation>
    </message>
    <message>
        <source>it is not your turn to place this</source>
        <translation>no te toca colocar esto</translation>
    </message>
    <message>
        <source>there is too little room to attack from this edge: choose another one</source>
        <translation>hay muy poco sitio para atacar desde este borde: elige otro</translation>
    </message>
    <message>
        <source>the defender&apos;s units must start in the fortress or behind its front line</source>
        <translation>las unidades del defensor deben empezar en la fortaleza o detrás de su línea de frente</translation>
    </message>
    <message>
        <source>the attacker&apos;s units must start inside the attacker&apos;s zone</source>
        <translation>las unidades del atacante deben empezar dentro de la zona del atacante</translation>
    </message>
    <message>
        <source>a stone tower does not burn: only artillery can damage it</source>
        <translation>una torre de piedra no arde: solo la artillería puede dañarla</translation>
    </message>
    <message>
        <source>a tower has room for one unit, and this one is taken</source>
        <translation>en una torre cabe una unidad, y esta ya está ocupada</translation>
    </message>
    <message>
        <source>a stone wall does not burn: only artillery can damage it</source>
        <translation>un muro de piedra no arde: solo la artillería puede dañarlo</translation>
    </message>
    <message>
        <source>it can climb down only straight over its wall, all in one move, to a free place away from enemies</source>
        <translation>solo puede bajar recta por encima de su muro, en un solo movimiento, a un lugar libre lejos de enemigos</translation>
    </message>
    <message>
        <source>a watchtower has room for one unit, and this one is taken</source>
        <translation>en una atalaya cabe una unidad, y esta ya está ocupada</translation>
    </message>
    <message>
        <source>only infantry can enter a watchtower, and it comes out to a free place beside it</source>
        <translation>solo la infantería puede entrar en una atalaya, y sale a un lugar libre junto a ella</translation>
    </message>
    <message>
        <source>a unit can start only in a tower of its own side, inside its own zone</source>
        <translation>una unidad solo puede empezar en una torre de su bando, dentro de su propia zona</translation>
    </message>
    <message>
        <source>turning would end one of its fights</source>
        <translation>al girar dejaría uno de sus combates</translation>
    </message>
    <message>
        <source>it can withdraw only straight back, through nobody, by half its movement at most</source>
        <translation>solo puede replegarse recta hacia atrás, sin atravesar a nadie y la mitad de su movimiento como máximo</translation>
    </message>
    <message>
        <source>difficult ground halves its movement, so it cannot go that far</source>
        <translation>el terreno difícil reduce su movimiento a la mitad: no llega tan lejos</translation>
    </message>
    <message>
        <source>play orders in the orders phase of your own turn</source>
        <translation>juega las órdenes en la fase de órdenes de tu propio turno</translation>
    </message>
    <message>
        <source>it has no movement left, because a maneuver or its formation halves it</source>
        <translation>no le queda movimiento, porque una maniobra o su formación lo reduce a la mitad</translation>
    </message>
    <message>
        <source>the order is for other units, or for another number of them</source>
        <translation>la orden es para otras unidades o para otro número de ellas</translation>
    </message>
    <message>
        <source>the conditions of this event are not met here</source>
        <translation>las condiciones de este evento no se cumplen aquí</translation>
    </message>
    <message>
        <source>%1 orders only your own units on the table</source>
        <translation>%1 solo da órdenes a tus propias unidades en la mesa</translation>
    </message>
    <message>
        <source>%1 orders infantry only</source>
        <translation>%1 solo da órdenes a la infantería</translation>
    </message>
    <message>
        <source>%1 orders mounted units only</source>
        <translation>%1 solo da órdenes a las unidades montadas</translation>
    </message>
    <message>
        <source>%1 orders skirmishers only</source>
        <translation>%1 solo da órdenes a los hostigadores</translation>
    </message>
    <message>
        <source>%1 orders only units that are not engaged</source>
        <translation>%1 solo da órdenes a las unidades que no están trabadas</translation>
    </message>
    <message>
        <source>%1 orders only units that can shoot, and none with javelins</source>
        <translation>%1 solo da órdenes a las unidades que pueden disparar, salvo las de jabalinas</translation>
    </message>
    <message>
        <source>%1 orders only the general&apos;s unit and those within his influence</source>
        <translation>%1 solo da órdenes a la unidad del general y a las que están bajo su influencia</translation>
    </message>
    <message>
        <source>%1 orders only units on the wing that you choose</source>
        <translation>%1 solo da órdenes a las unidades del ala que elijas</translation>
    </message>
    <message>
        <source>%1 fits no unit now</source>
        <translation>ahora %1 no le sirve a ninguna unidad</translation>
    </message>
    <message>
        <source>choose a unit for %1 first</source>
        <translation>elige primero una unidad para %1</translation>
    </message>
    <message>
        <source>%1 orders all the units that it fits, not just some</source>
        <translation>%1 da órdenes a todas las unidades a las que sirve, no solo a algunas</translation>
    </message>
    <message>
        <source>%1 orders %2 at most</source>
        <translation>%1 da órdenes a %2 como mucho</translation>
    </message>
    <message>
        <source>%1 orders a chain of units, each within %2 DU of another</source>
        <translation>%1 da órdenes a una cadena de unidades, cada una a %2 UD de otra como mucho</translation>
    </message>
    <message>
        <source>it wheels forward only, by 90 degrees at most</source>
        <translation>solo pivota hacia delante, 90 grados como mucho</translation>
    </message>
    <message>
        <source>a wheel goes forward only, by 90 degrees at most</source>
        <translation>solo se pivota hacia delante, 90 grados como mucho</translation>
    </message>
    <message>
        <source>no zigzag: all wheels of a move use the same corner</source>
        <translation>sin zigzag: todos los pivotes de un movimiento usan la misma esquina</translation>
    </message>
    <message>
        <source>a forced march only advances and wheels, up to twice the movement</source>
        <translation>en marcha forzada solo se avanza y se pivota, hasta el doble del movimiento</translation>
    </message>
    <message>
        <source>its order only lets it step back, withdraw or retreat</source>
        <translation>su orden solo le permite retroceder, replegarse o retirarse</translation>
    </message>
    <message>
        <source>a siege tower moves 2 DU at most, turns only by wheeling, and cannot make a forced march</source>
        <translation>una torre de asedio mueve 2 UD como mucho, solo gira pivotando y no hace marchas forzadas</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>The armies</source>
        <translation>Los ejércitos</translation>
    </message>
    <message>
        <source>The battle</source>
        <translation>La batalla</translation>
    </message>
    <message>
        <source>The battle goes on; this is how it stood in turn %1.</source>
        <translation>La batalla continúa; así estaba en el turno %1.</translation>
    </message>
    <message>
        <source>Table: %1 by %2 DU. Victory by: %3.</source>
        <translation>Mesa de %1 por %2 UD. Victoria por: %3.</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>Antes del primer turno</translation>
    </message>
    <message>
        <source>%1 loses %2 points, %3 so far</source>
        <translation>%1 pierde %2 puntos, %3 hasta ahora</translation>
    </message>
    <message>
        <source>%1 regains %2 points, %3 lost so far</source>
        <translation>%1 recupera %2 puntos, ahora hay %3 perdidos</translation>
    </message>
    <message>
        <source>The armies as deployed</source>
        <translation>Los ejércitos tal como se desplegaron</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Cómo quedó al final</translation>
    </message>
    <message>
        <source>After turn %1</source>
        <translation>Tras el turno %1</translation>
    </message>
    <message>
        <source>After turn %1: a swing of %2 points</source>
        <translation>Tras el turno %1, en el que la balanza se movió %2 puntos</translation>
    </message>
    <message>
        <source>%1 (destroyed)</source>
        <translation>%1 (eliminada)</translation>
    </message>
    <message>
        <source>%1 (fleeing)</source>
        <translation>%1 (en huida)</translation>
    </message>
    <message>
        <source>%1: %2 of %3 points lost</source>
        <translation>%1: %2 de %3 puntos perdidos</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>Successes expected</source>
        <translation>Éxitos esperados</translation>
    </message>
    <message>
        <source>Successes</source>
        <translation>Éxitos</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Suerte</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>Pérdidas</translation>
    </message>
    <message>
        <source>Rules cited</source>
        <translation>Reglas citadas</translation>
    </message>
    <message>
        <source>Turn %1: nothing happened.</source>
        <translation>Turno %1: no pasó nada.</translation>
    </message>
    <message>
        <source>Turns %1–%2: nothing happened.</source>
        <translation>Turnos %1–%2: no pasó nada.</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <translation>Turno %1: %2</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nada</translation>
    </message>
    <message>
        <source>As it stands now</source>
        <translation>Tal como está ahora</translation>
    </message>
</context>
<context>
    <name>RulePagesTexts</name>
    <message>
        <source>The rules</source>
        <translation>Las reglas</translation>
    </message>
    <message>
        <source>Every rule has a number, and every number in the program is a link to its rule. F1 opens the rule of what is under the mouse or has the focus. &lt;a href=&apos;terms:&apos;&gt;The glossary&lt;/a&gt; says what the words mean.</source>
        <translation>Cada regla tiene un número, y cada número del programa es un enlace a su regla. F1 abre la regla de lo que está bajo el ratón o tiene el foco. &lt;a href=&apos;terms:&apos;&gt;El glosario&lt;/a&gt; dice qué significan las palabras.</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glosario</translation>
    </message>
    <message>
        <source>Before: %1</source>
        <translation>Anterior: %1</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Siguiente: %1</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Criterios</translation>
    </message>
    <message>
        <source>Cited by %1</source>
        <translation>La citan %1</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Ejemplos</translation>
    </message>
</context>
<context>
    <name>RuleTexts</name>
    <message>
        <source>F1 opens %1.</source>
        <translation>F1 abre %1.</translation>
    </message>
</context>
<context>
    <name>Scale</name>
    <message>
        <source>80-100 soldiers (a Roman century)</source>
        <translation>80-100 soldados (una centuria romana)</translation>
    </message>
    <message>
        <source>about 30 riders (a Roman turma)</source>
        <translation>unos 30 jinetes (una turma romana)</translation>
    </message>
    <message>
        <source>about 6 chariots</source>
        <translation>unos 6 carros</translation>
    </message>
    <message>
        <source>about 6 elephants</source>
        <translation>unos 6 elefantes</translation>
    </message>
</context>
<context>
    <name>SetupTexts</name>
    <message>
        <source>Place the rest for me</source>
        <translation>Colocar el resto por mí</translation>
    </message>
    <message>
        <source>As the computer would; Undo removes them all.</source>
        <translation>Como lo haría el ordenador; Deshacer las retira todas.</translation>
    </message>
    <message>
        <source>Keep the deployment</source>
        <translation>Mantener el despliegue</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Sur</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Norte</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Este</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Oeste</translation>
    </message>
    <message>
        <source>You need not choose any: units can also form up and extend their fronts during the battle, at half movement (MAN-01).</source>
        <translation>No hace falta elegir ninguna: las unidades también pueden formar y extender su frente durante la batalla, por la mitad de su movimiento (MAN-01).</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
</context>
<context>
    <name>Sheets</name>
    <message>
        <source>%1 of %2</source>
        <comment>sheet</comment>
        <translation>%1 de %2</translation>
    </message>
</context>
<context>
    <name>ShelfTexts</name>
    <message>
        <source>easy</source>
        <translation>fácil</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>media</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difícil</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 BC</source>
        <translation>%1 a. C.</translation>
    </message>
    <message>
        <source>AD %1</source>
        <translation>%1 d. C.</translation>
    </message>
</context>
<context>
    <name>ShotTexts</name>
    <message>
        <source>%1 wounds at short range, %2 at long</source>
        <translation>%1 heridas a alcance corto, %2 a largo</translation>
    </message>
    <message>
        <source>Out of range.</source>
        <translation>Fuera de alcance.</translation>
    </message>
    <message>
        <source>It cannot be seen.</source>
        <translation>No está a la vista.</translation>
    </message>
    <message>
        <source>%1 wounds, %2</source>
        <translation>%1 heridas, %2</translation>
    </message>
    <message>
        <source>Short range: %1
Long range: %2</source>
        <translation>Alcance corto: %1
Alcance largo: %2</translation>
    </message>
</context>
<context>
    <name>ShotTool</name>
    <message numerus="yes">
        <source>%n units can still shoot.</source>
        <comment>%n unit can still shoot.</comment>
        <translation>
            <numerusform>%n unidad aún puede disparar.</numerusform>
            <numerusform>%n unidades aún pueden disparar.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SightTexts</name>
    <message>
        <source>cannot be shot at: %1</source>
        <translation>no se le puede disparar: %1</translation>
    </message>
    <message>
        <source>in cover, -1/-1: %1</source>
        <translation>a cubierto, -1/-1: %1</translation>
    </message>
    <message>
        <source>seen</source>
        <translation>se ve</translation>
    </message>
    <message>
        <source>not in front: %1</source>
        <translation>no está al frente: %1</translation>
    </message>
    <message>
        <source>behind %1</source>
        <translation>detrás de %1</translation>
    </message>
    <message>
        <source>%1 DU, farther than %2: %3</source>
        <translation>%1 UD, más que %2: %3</translation>
    </message>
    <message>
        <source>%1 of %2 DU, short: %3</source>
        <translation>%1 de %2 UD, corto: %3</translation>
    </message>
    <message>
        <source>%1 of %2 DU, long: %3</source>
        <translation>%1 de %2 UD, largo: %3</translation>
    </message>
    <message>
        <source>it cannot shoot: %1</source>
        <translation>no puede disparar: %1</translation>
    </message>
    <message>
        <source>not measured yet: %1</source>
        <translation>aún sin medir: %1</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contra %2</translation>
    </message>
    <message>
        <source>%1 of %2 DU: %3</source>
        <translation>%1 de %2 UD: %3</translation>
    </message>
</context>
<context>
    <name>Stage</name>
    <message>
        <source>deployment</source>
        <translation>despliegue</translation>
    </message>
    <message>
        <source>arrangement</source>
        <translation>formación inicial</translation>
    </message>
    <message>
        <source>generals</source>
        <translation>generales</translation>
    </message>
    <message>
        <source>dealing</source>
        <translation>reparto</translation>
    </message>
    <message>
        <source>fighting</source>
        <translation>combate</translation>
    </message>
    <message>
        <source>over</source>
        <translation>final</translation>
    </message>
</context>
<context>
    <name>StateTexts</name>
    <message>
        <source>&lt;br&gt;%1: %2 points lost, %3 left.</source>
        <translation>&lt;br&gt;%1: %2 puntos perdidos, quedan %3.</translation>
    </message>
    <message>
        <source>%1 to play.</source>
        <translation>Le toca a %1.</translation>
    </message>
    <message>
        <source>%1 to deploy the next unit. Until then all cards stay face down.</source>
        <translation>Le toca a %1 desplegar la siguiente unidad. Hasta entonces todas las cartas quedan boca abajo.</translation>
    </message>
    <message>
        <source>Hand over the screen, please.</source>
        <translation>Pasa la pantalla, por favor.</translation>
    </message>
    <message>
        <source>I am %1</source>
        <translation>Soy %1</translation>
    </message>
    <message>
        <source>Roll for me</source>
        <translation>Que tire el programa</translation>
    </message>
    <message>
        <source>From now on; Battle ▸ Real dice brings yours back.</source>
        <translation>Desde ahora; Batalla ▸ Dados físicos vuelve a usar los tuyos.</translation>
    </message>
    <message>
        <source>Only computers play. Battle ▸ Who plays… gives you a side.</source>
        <translation>Solo juegan ordenadores. Batalla ▸ Quién juega… te da un bando.</translation>
    </message>
    <message>
        <source>The battle is a draw.</source>
        <translation>La batalla acaba en empate.</translation>
    </message>
    <message>
        <source>%1 has won.</source>
        <translation>%1 ha vencido.</translation>
    </message>
    <message>
        <source>%1 have won.</source>
        <translation>%1 han vencido.</translation>
    </message>
    <message>
        <source> and </source>
        <translation> y </translation>
    </message>
    <message>
        <source>The battle ended in turn %1.</source>
        <translation>La batalla terminó en el turno %1.</translation>
    </message>
    <message>
        <source>Another battle…</source>
        <translation>Otra batalla…</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Cómo terminó</translation>
    </message>
    <message>
        <source>%1: waiting…</source>
        <comment>a side</comment>
        <translation>%1: esperando…</translation>
    </message>
    <message>
        <source>%1: thinking…</source>
        <comment>a side</comment>
        <translation>%1: pensando…</translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message>
        <source>regular</source>
        <translation>regular</translation>
    </message>
    <message>
        <source>veteran</source>
        <translation>veterana</translation>
    </message>
    <message>
        <source>elite</source>
        <translation>élite</translation>
    </message>
</context>
<context>
    <name>StructureKind</name>
    <message>
        <source>wall</source>
        <translation>muro</translation>
    </message>
    <message>
        <source>corner wall</source>
        <translation>muro en esquina</translation>
    </message>
    <message>
        <source>gate</source>
        <translation>portón</translation>
    </message>
    <message>
        <source>tower</source>
        <translation>torre</translation>
    </message>
    <message>
        <source>watchtower</source>
        <translation>atalaya</translation>
    </message>
    <message>
        <source>siege tower</source>
        <translation>torre de asedio</translation>
    </message>
    <message>
        <source>village sector</source>
        <translation>sector de aldea</translation>
    </message>
    <message>
        <source>narrow bridge</source>
        <translation>puente estrecho</translation>
    </message>
    <message>
        <source>wide bridge</source>
        <translation>puente ancho</translation>
    </message>
    <message>
        <source>small caltrops</source>
        <translation>abrojos pequeños</translation>
    </message>
    <message>
        <source>large caltrops</source>
        <translation>abrojos grandes</translation>
    </message>
    <message>
        <source>trench</source>
        <translation>foso</translation>
    </message>
    <message>
        <source>barricade</source>
        <translation>barricada</translation>
    </message>
</context>
<context>
    <name>StructureOffersTexts</name>
    <message>
        <source>Line up with %1</source>
        <translation>Alinearse con %1</translation>
    </message>
    <message>
        <source>Occupy %1</source>
        <translation>Ocupar %1</translation>
    </message>
    <message>
        <source>Climb %1</source>
        <translation>Escalar %1</translation>
    </message>
    <message>
        <source>Climb down outside</source>
        <translation>Bajar por fuera</translation>
    </message>
    <message>
        <source>Climb down</source>
        <translation>Bajar</translation>
    </message>
    <message>
        <source>Clear %1 away</source>
        <translation>Despejar %1</translation>
    </message>
    <message>
        <source>Fight the fire</source>
        <translation>Combatir el fuego</translation>
    </message>
    <message>
        <source>Face the water</source>
        <translation>Encarar el agua</translation>
    </message>
    <message>
        <source>Leave to the %1</source>
        <translation>Salir hacia %1</translation>
    </message>
</context>
<context>
    <name>Structures</name>
    <message>
        <source>the wall</source>
        <translation>el muro</translation>
    </message>
    <message>
        <source>the corner wall</source>
        <translation>el muro en esquina</translation>
    </message>
    <message>
        <source>the gate</source>
        <translation>el portón</translation>
    </message>
    <message>
        <source>the tower</source>
        <translation>la torre</translation>
    </message>
    <message>
        <source>the watchtower</source>
        <translation>la atalaya</translation>
    </message>
    <message>
        <source>the siege tower</source>
        <translation>la torre de asedio</translation>
    </message>
    <message>
        <source>the village sector</source>
        <translation>el sector de aldea</translation>
    </message>
    <message>
        <source>the narrow bridge</source>
        <translation>el puente estrecho</translation>
    </message>
    <message>
        <source>the wide bridge</source>
        <translation>el puente ancho</translation>
    </message>
    <message>
        <source>the small caltrops</source>
        <translation>los abrojos pequeños</translation>
    </message>
    <message>
        <source>the large caltrops</source>
        <translation>los abrojos grandes</translation>
    </message>
    <message>
        <source>the trench</source>
        <translation>el foso</translation>
    </message>
    <message>
        <source>the barricade</source>
        <translation>la barricada</translation>
    </message>
    <message>
        <source>no structure</source>
        <translation>ninguna estructura</translation>
    </message>
    <message>
        <source>wall %1</source>
        <translation>el muro %1</translation>
    </message>
    <message>
        <source>corner wall %1</source>
        <translation>el muro en esquina %1</translation>
    </message>
    <message>
        <source>gate %1</source>
        <translation>el portón %1</translation>
    </message>
    <message>
        <source>tower %1</source>
        <translation>la torre %1</translation>
    </message>
    <message>
        <source>watchtower %1</source>
        <translation>la atalaya %1</translation>
    </message>
    <message>
        <source>siege tower %1</source>
        <translation>la torre de asedio %1</translation>
    </message>
    <message>
        <source>village sector %1</source>
        <translation>el sector de aldea %1</translation>
    </message>
    <message>
        <source>narrow bridge %1</source>
        <translation>el puente estrecho %1</translation>
    </message>
    <message>
        <source>wide bridge %1</source>
        <translation>el puente ancho %1</translation>
    </message>
    <message>
        <source>small caltrops %1</source>
        <translation>los abrojos pequeños %1</translation>
    </message>
    <message>
        <source>large caltrops %1</source>
        <translation>los abrojos grandes %1</translation>
    </message>
    <message>
        <source>trench %1</source>
        <translation>el foso %1</translation>
    </message>
    <message>
        <source>barricade %1</source>
        <translation>la barricada %1</translation>
    </message>
</context>
<context>
    <name>StructuresTexts</name>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; of %2</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; de %2</translation>
    </message>
    <message>
        <source>%1, level %2 of %3</source>
        <translation>%1, nivel %2 de %3</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; lit this turn</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; de este turno</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; lit %2 turns ago</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; de hace %2 turnos</translation>
    </message>
    <message>
        <source>Resistance</source>
        <translation>Resistencia</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Daño</translation>
    </message>
    <message>
        <source>Door</source>
        <translation>Puerta</translation>
    </message>
    <message>
        <source>resistance &lt;b&gt;%1&lt;/b&gt;, damage %2</source>
        <translation>resistencia &lt;b&gt;%1&lt;/b&gt;, daño %2</translation>
    </message>
    <message>
        <source>broken: open to all</source>
        <translation>rota: paso libre</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Altura</translation>
    </message>
    <message>
        <source>Defender</source>
        <translation>Defensor</translation>
    </message>
    <message>
        <source>%1 in melee, %2 against shots</source>
        <translation>%1 en combate cuerpo a cuerpo, %2 contra disparos</translation>
    </message>
    <message>
        <source>%1, of stone</source>
        <translation>%1, de piedra</translation>
    </message>
    <message>
        <source>%1, of wood</source>
        <translation>%1, de madera</translation>
    </message>
    <message>
        <source>Collapsed: rubble, no effect.</source>
        <translation>Se ha derrumbado: escombros sin efecto.</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>Fuego</translation>
    </message>
    <message>
        <source>Occupied by</source>
        <translation>Ocupante</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nadie</translation>
    </message>
    <message>
        <source>Climbing</source>
        <translation>Escalan</translation>
    </message>
    <message>
        <source>: collapsed (RAZ-01)</source>
        <translation>: derrumbada (RAZ-01)</translation>
    </message>
    <message>
        <source>Damage %1 (FOR-02)</source>
        <translation>Daño %1 (FOR-02)</translation>
    </message>
    <message>
        <source>Fire: %1 (FIR-10)</source>
        <translation>Fuego: %1 (FIR-10)</translation>
    </message>
    <message>
        <source>Occupied by %1</source>
        <translation>Ocupante: %1</translation>
    </message>
    <message>
        <source>Climbing: %1</source>
        <translation>Escalan: %1</translation>
    </message>
    <message>
        <source>Its door breaks at %1 (GAT-06)</source>
        <translation>Su puerta se rompe con %1 de daño (GAT-06)</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>Terreno</translation>
    </message>
    <message>
        <source>difficult to cross</source>
        <translation>difícil de cruzar</translation>
    </message>
    <message>
        <source>Wounds</source>
        <translation>Heridas</translation>
    </message>
    <message>
        <source>one die per section that crosses; each 6 is a wound</source>
        <translation>un dado por sección que cruza; cada 6 es una herida</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Ataque</translation>
    </message>
    <message>
        <source>&lt;b&gt;4&lt;/b&gt; dice at a structure in contact, with the unit&apos;s attack &lt;b&gt;+1/+1&lt;/b&gt;, at most &lt;b&gt;5/5&lt;/b&gt;</source>
        <translation>&lt;b&gt;4&lt;/b&gt; dados contra una estructura en contacto, con el ataque de la unidad &lt;b&gt;+1/+1&lt;/b&gt;, como máximo &lt;b&gt;5/5&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>&lt;b&gt;-1&lt;/b&gt; DU for the unit that carries it</source>
        <translation>&lt;b&gt;-1&lt;/b&gt; UD para la unidad que lo lleva</translation>
    </message>
    <message>
        <source>Shooting</source>
        <translation>Disparo</translation>
    </message>
    <message>
        <source>none while it is carried</source>
        <translation>ninguno mientras lo lleva</translation>
    </message>
    <message>
        <source>Ram</source>
        <translation>Ariete</translation>
    </message>
    <message>
        <source>Carried by</source>
        <translation>Lo lleva</translation>
    </message>
    <message>
        <source>Pick up</source>
        <translation>Recogerlo</translation>
    </message>
    <message>
        <source>infantry that passes over it with limited movement</source>
        <translation>infantería que pase sobre él con movimiento limitado</translation>
    </message>
    <message>
        <source>Carried by %1</source>
        <translation>Lo lleva %1</translation>
    </message>
    <message>
        <source>Infantry can pick it up (RAM-08)</source>
        <translation>La infantería puede recogerlo (RAM-08)</translation>
    </message>
    <message>
        <source>4 dice at a structure in contact (RAM-03)</source>
        <translation>4 dados contra una estructura en contacto (RAM-03)</translation>
    </message>
    <message>
        <source>The siege is over when the deck has been used up %1 (SIE-10); so far: %2</source>
        <translation>El asedio termina cuando el mazo se ha agotado %1 (SIE-10); hasta ahora: %2</translation>
    </message>
    <message>
        <source>Shoot at %1</source>
        <translation>Disparar a %1</translation>
    </message>
    <message>
        <source>Shoot with fire at %1</source>
        <translation>Disparar fuego a %1</translation>
    </message>
    <message>
        <source>Ram %1</source>
        <translation>Golpear %1 con el ariete</translation>
    </message>
    <message>
        <source>Set fire to %1</source>
        <translation>Incendiar %1</translation>
    </message>
</context>
<context>
    <name>TableKeysTexts</name>
    <message>
        <source>Forced march</source>
        <translation>Marcha forzada</translation>
    </message>
    <message>
        <source>Pivot about the left front corner</source>
        <translation>Pivotar sobre la esquina delantera izquierda</translation>
    </message>
    <message>
        <source>Pivot about the right front corner</source>
        <translation>Pivotar sobre la esquina delantera derecha</translation>
    </message>
    <message>
        <source>Pivot about the left rear corner</source>
        <translation>Pivotar sobre la esquina trasera izquierda</translation>
    </message>
    <message>
        <source>Pivot about the right rear corner</source>
        <translation>Pivotar sobre la esquina trasera derecha</translation>
    </message>
    <message>
        <source>Turn left; with an order: all units that fit</source>
        <translation>Girar a la izquierda; con una orden: todas las posibles</translation>
    </message>
    <message>
        <source>Turn right</source>
        <translation>Girar a la derecha</translation>
    </message>
    <message>
        <source>Charge another side</source>
        <translation>Cargar contra otro lado</translation>
    </message>
    <message>
        <source>In a fight: turn about</source>
        <translation>En combate: dar media vuelta</translation>
    </message>
    <message>
        <source>In a fight: take all markers off</source>
        <translation>En combate: retirar todos los marcadores</translation>
    </message>
    <message>
        <source>Turn what is placed; in a fight: retreat</source>
        <translation>Girar lo que se coloca; en combate: retirada</translation>
    </message>
    <message>
        <source>Envelop left</source>
        <translation>Envolver por la izquierda</translation>
    </message>
    <message>
        <source>Envelop right</source>
        <translation>Envolver por la derecha</translation>
    </message>
    <message>
        <source>First formation</source>
        <translation>Primera formación</translation>
    </message>
    <message>
        <source>Second formation</source>
        <translation>Segunda formación</translation>
    </message>
    <message>
        <source>Third formation</source>
        <translation>Tercera formación</translation>
    </message>
    <message>
        <source>Left end of the front</source>
        <translation>Extremo izquierdo del frente</translation>
    </message>
    <message>
        <source>Right end of the front</source>
        <translation>Extremo derecho del frente</translation>
    </message>
    <message>
        <source>Leave the support behind; with an order: a line</source>
        <translation>Dejar atrás el apoyo; con una orden: una línea</translation>
    </message>
    <message>
        <source>Line up with a structure</source>
        <translation>Alinearse con una estructura</translation>
    </message>
    <message>
        <source>Occupy a structure</source>
        <translation>Ocupar una estructura</translation>
    </message>
    <message>
        <source>Climb</source>
        <translation>Escalar</translation>
    </message>
    <message>
        <source>Climb down</source>
        <translation>Bajar</translation>
    </message>
    <message>
        <source>Come out, next side</source>
        <translation>Salir, siguiente lado</translation>
    </message>
    <message>
        <source>Go under the friends; shoot with fire</source>
        <translation>Ir debajo de las amigas; disparar fuego</translation>
    </message>
    <message>
        <source>Pick up or drop the ram</source>
        <translation>Recoger o soltar el ariete</translation>
    </message>
    <message>
        <source>Fight the fire</source>
        <translation>Combatir el fuego</translation>
    </message>
    <message>
        <source>Clear away</source>
        <translation>Despejar</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>Tecla %1</translation>
    </message>
    <message>
        <source>%1. Key %2</source>
        <translation>%1. Tecla %2</translation>
    </message>
</context>
<context>
    <name>TableSheets</name>
    <message>
        <source>1 DU = %1 mm</source>
        <translation>1 UD = %1 mm</translation>
    </message>
    <message>
        <source>Overview: %1. Cut along the marks and join edge to edge.</source>
        <translation>Vista general: %1. Corta por las marcas y une los bordes.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>sheet, scale</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>Terms</name>
    <message>
        <source>athletes</source>
        <translation>atletas</translation>
    </message>
    <message>
        <source>lunge</source>
        <translation>acometida</translation>
    </message>
    <message>
        <source>half, after a lunge</source>
        <translation>la mitad, tras una acometida</translation>
    </message>
    <message>
        <source>spearmen</source>
        <translation>lanceros</translation>
    </message>
    <message>
        <source>sarissas</source>
        <translation>sarisas</translation>
    </message>
    <message>
        <source>complementary unit</source>
        <translation>unidad complementaria</translation>
    </message>
    <message>
        <source>its order</source>
        <translation>su orden</translation>
    </message>
    <message>
        <source>dropped stones</source>
        <translation>piedras arrojadas</translation>
    </message>
    <message>
        <source>defends its fortress</source>
        <translation>defiende su fortaleza</translation>
    </message>
    <message>
        <source>sections trampled</source>
        <translation>secciones arrolladas</translation>
    </message>
    <message>
        <source>half, for a withdrawal</source>
        <translation>la mitad, por replegarse</translation>
    </message>
    <message>
        <source>veteran or elite</source>
        <translation>veterana o de élite</translation>
    </message>
    <message>
        <source>ambush</source>
        <translation>emboscada</translation>
    </message>
    <message>
        <source>thrown javelins</source>
        <translation>jabalinas lanzadas</translation>
    </message>
    <message>
        <source>incendiary shot</source>
        <translation>proyectiles incendiarios</translation>
    </message>
    <message>
        <source>fire</source>
        <translation>fuego</translation>
    </message>
    <message>
        <source>fleeing</source>
        <translation>en huida</translation>
    </message>
    <message>
        <source>wall of shields</source>
        <translation>muro de escudos</translation>
    </message>
    <message>
        <source>phalanx against mounted</source>
        <translation>falange contra montadas</translation>
    </message>
    <message>
        <source>square against mounted</source>
        <translation>cuadro contra montadas</translation>
    </message>
    <message>
        <source>square under fire</source>
        <translation>cuadro bajo los proyectiles</translation>
    </message>
    <message>
        <source>a square cannot move</source>
        <translation>un cuadro no se mueve</translation>
    </message>
    <message>
        <source>arrowhead</source>
        <translation>punta de flecha</translation>
    </message>
    <message>
        <source>diamond</source>
        <translation>rombo</translation>
    </message>
    <message>
        <source>bravery</source>
        <translation>bravura</translation>
    </message>
    <message>
        <source>its general</source>
        <translation>su general</translation>
    </message>
    <message>
        <source>general near</source>
        <translation>general cerca</translation>
    </message>
    <message>
        <source>leadership on the card</source>
        <translation>liderazgo de la carta</translation>
    </message>
    <message>
        <source>the general&apos;s ability</source>
        <translation>la capacidad del general</translation>
    </message>
    <message>
        <source>the general</source>
        <translation>el general</translation>
    </message>
    <message>
        <source>general lost</source>
        <translation>sin general</translation>
    </message>
    <message>
        <source>envelop markers</source>
        <translation>marcadores de envolvimiento</translation>
    </message>
    <message>
        <source>shooting downhill</source>
        <translation>disparo hacia abajo</translation>
    </message>
    <message>
        <source>view blocked</source>
        <translation>visión bloqueada</translation>
    </message>
    <message>
        <source>extended</source>
        <translation>extendida</translation>
    </message>
    <message>
        <source>sections in contact</source>
        <translation>secciones en contacto</translation>
    </message>
    <message>
        <source>struck in the flank</source>
        <translation>atacada por el flanco</translation>
    </message>
    <message>
        <source>struck in the rear</source>
        <translation>atacada por la retaguardia</translation>
    </message>
    <message>
        <source>caught marching or fleeing</source>
        <translation>sorprendida en marcha o en huida</translation>
    </message>
    <message>
        <source>more than one enemy</source>
        <translation>más de un enemigo</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>desordenada</translation>
    </message>
    <message>
        <source>destroyed</source>
        <translation>eliminada</translation>
    </message>
    <message>
        <source>on its card</source>
        <translation>en su carta</translation>
    </message>
    <message>
        <source>dim light</source>
        <translation>poca luz</translation>
    </message>
    <message>
        <source>hidden target</source>
        <translation>objetivo oculto</translation>
    </message>
    <message>
        <source>protected flanks</source>
        <translation>flancos protegidos</translation>
    </message>
    <message>
        <source>ram</source>
        <translation>ariete</translation>
    </message>
    <message>
        <source>range</source>
        <translation>alcance</translation>
    </message>
    <message>
        <source>under trees</source>
        <translation>entre los árboles</translation>
    </message>
    <message>
        <source>printed value</source>
        <translation>valor impreso</translation>
    </message>
    <message>
        <source>phalanx</source>
        <translation>falange</translation>
    </message>
    <message>
        <source>sections in contact, less one</source>
        <translation>secciones en contacto menos una</translation>
    </message>
    <message>
        <source>resistance</source>
        <translation>resistencia</translation>
    </message>
    <message>
        <source>the door</source>
        <translation>la puerta</translation>
    </message>
    <message>
        <source>limited on this ground</source>
        <translation>limitada en este terreno</translation>
    </message>
    <message>
        <source>never below 1</source>
        <translation>nunca menos de 1</translation>
    </message>
    <message>
        <source>hero</source>
        <translation>héroe</translation>
    </message>
    <message>
        <source>no officer</source>
        <translation>sin oficial</translation>
    </message>
    <message>
        <source>reinforced</source>
        <translation>reforzada</translation>
    </message>
    <message>
        <source>elephants</source>
        <translation>elefantes</translation>
    </message>
    <message>
        <source>siege tower</source>
        <translation>torre de asedio</translation>
    </message>
    <message>
        <source>half, sideways or backward</source>
        <translation>la mitad, de lado o hacia atrás</translation>
    </message>
    <message>
        <source>half, out of a siege tower</source>
        <translation>la mitad, desde una torre de asedio</translation>
    </message>
    <message>
        <source>shot from above</source>
        <translation>disparo desde lo alto</translation>
    </message>
    <message>
        <source>for wounds</source>
        <translation>por heridas</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>una carta</translation>
    </message>
</context>
<context>
    <name>Terrain</name>
    <message>
        <source>forest</source>
        <translation>bosque</translation>
    </message>
    <message>
        <source>hill</source>
        <translation>colina</translation>
    </message>
    <message>
        <source>mountain</source>
        <translation>montaña</translation>
    </message>
    <message>
        <source>lake</source>
        <translation>lago</translation>
    </message>
    <message>
        <source>river</source>
        <translation>río</translation>
    </message>
    <message>
        <source>ford</source>
        <translation>vado</translation>
    </message>
</context>
<context>
    <name>Threats</name>
    <message>
        <source>fight at the %1</source>
        <translation>combate cuerpo a cuerpo contra %1</translation>
    </message>
    <message>
        <source>charge from the %1</source>
        <translation>carga contra %1</translation>
    </message>
    <message>
        <source>shot from the %1</source>
        <translation>disparo contra %1</translation>
    </message>
</context>
<context>
    <name>TrialPictures</name>
    <message>
        <source>Painting the picture</source>
        <translation>Dibujando la imagen</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Guardar la imagen</translation>
    </message>
    <message>
        <source>Save as P&amp;NG…</source>
        <translation>Guardar como P&amp;NG…</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Imágenes (*.png)</translation>
    </message>
    <message>
        <source>Save as &amp;SVG…</source>
        <translation>Guardar como &amp;SVG…</translation>
    </message>
    <message>
        <source>Lines (*.svg)</source>
        <translation>Líneas (*.svg)</translation>
    </message>
    <message>
        <source>Save as &amp;PDF…</source>
        <translation>Guardar como &amp;PDF…</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Archivos PDF (*.pdf)</translation>
    </message>
</context>
<context>
    <name>Trials</name>
    <message>
        <source>−%1</source>
        <translation>−%1</translation>
    </message>
    <message>
        <source>+%1</source>
        <translation>+%1</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 punto</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 puntos</translation>
    </message>
    <message numerus="yes">
        <source>%n battles</source>
        <comment>%n battle</comment>
        <translation>
            <numerusform>%n batalla</numerusform>
            <numerusform>%n batallas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decisions</source>
        <comment>%n decision</comment>
        <translation>
            <numerusform>%n decisión</numerusform>
            <numerusform>%n decisiones</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: no difference shown (%2, from %3 to %4). About %5 battles each would show one of %6.</source>
        <translation>%1: no se aprecia diferencia (%2, de %3 a %4). Unas %5 batallas de cada caso mostrarían una de %6.</translation>
    </message>
    <message>
        <source>%1: no difference shown (%2, from %3 to %4).</source>
        <translation>%1: no se aprecia diferencia (%2, de %3 a %4).</translation>
    </message>
    <message>
        <source>Stopped early; the battles fought count, and it can go on later.</source>
        <translation>Parado antes de tiempo; las batallas libradas cuentan, y puede seguir más tarde.</translation>
    </message>
    <message>
        <source>Ended when every share was known to within %1 points.</source>
        <translation>Terminó al conocerse cada proporción con un margen de %1 puntos.</translation>
    </message>
    <message>
        <source>All battles were fought before every share was known to within %1 points.</source>
        <translation>Se libraron todas las batallas antes de conocer cada proporción con un margen de %1 puntos.</translation>
    </message>
    <message>
        <source>All %1 battles of each were fought, as planned.</source>
        <translation>Se libraron las %1 batallas de cada caso, según el plan.</translation>
    </message>
    <message>
        <source>First openings</source>
        <translation>Primeras brechas</translation>
    </message>
    <message>
        <source>Units lost by %1</source>
        <translation>Unidades que perdió %1</translation>
    </message>
    <message>
        <source>Paths of %1</source>
        <translation>Caminos de %1</translation>
    </message>
    <message>
        <source>Where %1 stood</source>
        <translation>Dónde estuvo %1</translation>
    </message>
    <message numerus="yes">
        <source>%n cells</source>
        <comment>%n cell</comment>
        <translation>
            <numerusform>%n caso</numerusform>
            <numerusform>%n casos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>%1 days</source>
        <translation>%1 días</translation>
    </message>
    <message>
        <source>All battles take more than %1.</source>
        <translation>Todas las batallas duran más de %1.</translation>
    </message>
    <message>
        <source>All battles take about %1.</source>
        <translation>Todas las batallas duran unos %1.</translation>
    </message>
    <message>
        <source>Ram %1</source>
        <translation>Ariete %1</translation>
    </message>
    <message>
        <source>First melee</source>
        <translation>Primer combate cuerpo a cuerpo</translation>
    </message>
    <message>
        <source>Where %1 shot from</source>
        <translation>Desde dónde disparó %1</translation>
    </message>
    <message>
        <source>What %1 shot at</source>
        <translation>A qué disparó %1</translation>
    </message>
    <message>
        <source>the side counted</source>
        <translation>el bando que se cuenta</translation>
    </message>
    <message>
        <source>With %1 “%2” instead of “%3”: too few to compare (%4 of each; it takes %5).</source>
        <translation>Con %1 «%2» en vez de «%3»: muy pocas para comparar (%4 de cada caso; hacen falta %5).</translation>
    </message>
    <message>
        <source>With %1 “%2” instead of “%3”, no difference is shown (%4 wins %5 of 100 battles more, from %6 to %7).</source>
        <translation>Con %1 «%2» en vez de «%3» no se aprecia diferencia (%4 gana %5 de cada 100 batallas más, de %6 a %7).</translation>
    </message>
    <message>
        <source>With %1 “%2” instead of “%3”, no difference is shown (%4 wins %5 of 100 battles fewer, from %6 to %7).</source>
        <translation>Con %1 «%2» en vez de «%3» no se aprecia diferencia (%4 gana %5 de cada 100 batallas menos, de %6 a %7).</translation>
    </message>
    <message>
        <source>With %1 “%2” instead of “%3”, %4 wins %5 of 100 battles more (%6 to %7).</source>
        <translation>Con %1 «%2» en vez de «%3», %4 gana %5 de cada 100 batallas más (de %6 a %7).</translation>
    </message>
    <message>
        <source>With %1 “%2” instead of “%3”, %4 wins %5 of 100 battles fewer (%6 to %7).</source>
        <translation>Con %1 «%2» en vez de «%3», %4 gana %5 de cada 100 batallas menos (de %6 a %7).</translation>
    </message>
    <message>
        <source>under 0.1 points</source>
        <translation>menos de 0.1 puntos</translation>
    </message>
    <message>
        <source>under 1 point</source>
        <translation>menos de 1 punto</translation>
    </message>
    <message>
        <source>under %1</source>
        <translation>menos de %1</translation>
    </message>
    <message>
        <source>In “%1”, %2 of 100 units of the attacker&apos;s line never attacked: the result says little about an assault.</source>
        <translation>En «%1», %2 de cada 100 unidades de la línea atacante no atacaron nunca: el resultado dice poco de un asalto.</translation>
    </message>
    <message>
        <source>In “%1” the walls are open in %2 of 100 battles, but the attacker gets in only in %3.</source>
        <translation>En «%1» los muros quedan abiertos en %2 de cada 100 batallas, pero el atacante solo entra en %3.</translation>
    </message>
    <message>
        <source>In “%1”, %2 of 100 defender wins come because time runs out (SIE-10).</source>
        <translation>En «%1», %2 de cada 100 victorias del defensor llegan por agotarse el tiempo (SIE-10).</translation>
    </message>
    <message>
        <source>“%1”: %2 ended in an error, the first is number %3; battles.csv has the seeds.</source>
        <translation>«%1»: errores en %2; la primera es la número %3 y las semillas están en battles.csv.</translation>
    </message>
    <message>
        <source>“%1”: the rules refused %2 by computer players, who then chose again.</source>
        <translation>«%1»: las reglas rechazaron %2 de los jugadores del ordenador, que volvieron a elegir.</translation>
    </message>
    <message>
        <source>random players</source>
        <translation>jugadores al azar</translation>
    </message>
    <message>
        <source>recruits</source>
        <translation>reclutas</translation>
    </message>
    <message>
        <source>regular players</source>
        <translation>jugadores regulares</translation>
    </message>
    <message>
        <source>centurions</source>
        <translation>centuriones</translation>
    </message>
    <message>
        <source>legates</source>
        <translation>legados</translation>
    </message>
    <message>
        <source>the players “%1”</source>
        <translation>los jugadores «%1»</translation>
    </message>
    <message>
        <source>Which layout is better depends on the player: %1 rank them differently from %2.</source>
        <translation>Qué trazado es mejor depende del jugador: %1 los ordenan de forma distinta que %2.</translation>
    </message>
    <message>
        <source>%1 and %2 put the scenarios in different order, but by no more than chance.</source>
        <translation>%1 y %2 ordenan los escenarios de forma distinta, pero no más de lo que haría el azar.</translation>
    </message>
    <message>
        <source>“%1” falls in %2 of 100</source>
        <translation>«%1» cae en %2 de cada 100</translation>
    </message>
    <message>
        <source>“%1” is won by %2 in %3 of 100</source>
        <translation>«%1» la gana %2 en %3 de cada 100</translation>
    </message>
    <message>
        <source>“%1” falls in %2 of 100, “%3” in %4</source>
        <translation>«%1» cae en %2 de cada 100, «%3» en %4</translation>
    </message>
    <message>
        <source>Won by %2: %3 of 100 in “%1”, %5 in “%4”</source>
        <translation>Ganadas por %2: %3 de cada 100 en «%1», %5 en «%4»</translation>
    </message>
    <message>
        <source>“%1” falls more often: %2 of 100 against %3 for “%4” (%5 more; %6 to %7).</source>
        <translation>«%1» cae más a menudo: %2 de cada 100 frente a %3 en «%4» (%5 más; de %6 a %7).</translation>
    </message>
    <message>
        <source>“%1” falls less often: %2 of 100 against %3 for “%4” (%5 fewer; %6 to %7).</source>
        <translation>«%1» cae menos a menudo: %2 de cada 100 frente a %3 en «%4» (%5 menos; de %6 a %7).</translation>
    </message>
    <message>
        <source>“%1” is won by %8 more often: %2 of 100 against %3 in “%4” (%5 more; %6 to %7).</source>
        <translation>«%1» la gana %8 más a menudo: %2 de cada 100 frente a %3 en «%4» (%5 más; de %6 a %7).</translation>
    </message>
    <message>
        <source>“%1” is won by %8 less often: %2 of 100 against %3 in “%4” (%5 fewer; %6 to %7).</source>
        <translation>«%1» la gana %8 menos a menudo: %2 de cada 100 frente a %3 en «%4» (%5 menos; de %6 a %7).</translation>
    </message>
    <message>
        <source>%1: that is more often (%2 more; %3 to %4).</source>
        <translation>%1: es decir, más a menudo (%2 más; de %3 a %4).</translation>
    </message>
    <message>
        <source>%1: that is less often (%2 fewer; %3 to %4).</source>
        <translation>%1: es decir, menos a menudo (%2 menos; de %3 a %4).</translation>
    </message>
    <message>
        <source>Ended with no difference shown. Had there been one of %1 points, %2 of 100 such trials would have missed it.</source>
        <translation>Terminó sin que se aprecie diferencia. Si la hubiera de %1 puntos, a %2 de cada 100 ensayos así se les habría escapado.</translation>
    </message>
    <message>
        <source>All battles were fought, and a difference of %1 points is neither shown nor unlikely; about %2 battles each would tell.</source>
        <translation>Se libraron todas las batallas, y una diferencia de %1 puntos ni queda probada ni es improbable; unas %2 batallas de cada caso lo dirían.</translation>
    </message>
    <message>
        <source>Ended when it was shown that “%1” falls more often than “%2” (tested for a difference of %3 points).</source>
        <translation>Terminó al quedar probado que «%1» cae más a menudo que «%2» (contrastado con una diferencia de %3 puntos).</translation>
    </message>
    <message>
        <source>Ended when it was shown that “%1” is won more often than “%2” (tested for a difference of %3 points).</source>
        <translation>Terminó al quedar probado que «%1» se gana más a menudo que «%2» (contrastado con una diferencia de %3 puntos).</translation>
    </message>
    <message>
        <source>With %1, the share is known to within %2.</source>
        <translation>Con %1 se conoce la proporción con un margen de %2.</translation>
    </message>
    <message>
        <source>%1 of each show a difference of about %2 (80% power).</source>
        <translation>%1 de cada caso muestran una diferencia de unos %2 (potencia del 80 %).</translation>
    </message>
    <message>
        <source>%1 of each show a difference of about %2 in any of the %3 comparisons (80% power, after Holm).</source>
        <translation>%1 de cada caso muestran una diferencia de unos %2 en cualquiera de las %3 comparaciones (potencia del 80 %, según Holm).</translation>
    </message>
    <message>
        <source>Fewer than %1 battles of each are too few to compare.</source>
        <translation>Menos de %1 batallas de cada caso son muy pocas para comparar.</translation>
    </message>
    <message>
        <source>“%1”: no battle was fought to its end.</source>
        <translation>«%1»: ninguna batalla llegó a su final.</translation>
    </message>
    <message>
        <source>“%1” falls in %2 of 100 battles (%3 to %4, from %5).</source>
        <translation>«%1» cae en %2 de cada 100 batallas (de %3 a %4, con %5).</translation>
    </message>
    <message>
        <source>“%1”: %3 of 100 battles won by %2 (%4 to %5, from %6).</source>
        <translation>«%1»: %3 de cada 100 batallas ganadas por %2 (de %4 a %5, con %6).</translation>
    </message>
    <message>
        <source>“%1” and “%2”: no battle was fought in both.</source>
        <translation>«%1» y «%2»: no hay ninguna batalla librada en ambos.</translation>
    </message>
    <message>
        <source>%1: too few to compare (%2; it takes %3).</source>
        <translation>%1: muy pocas para comparar (%2; hacen falta %3).</translation>
    </message>
    <message>
        <source>The trial may stop early, so all intervals are those of a confidence sequence: they hold whenever it stops.</source>
        <translation>El ensayo puede parar antes de tiempo, y por eso todos los intervalos son los de una sucesión de confianza: valen pare cuando pare.</translation>
    </message>
    <message>
        <source>With %1 comparisons, their intervals are widened after Holm: all of them together miss in 5 of 100 trials at most.</source>
        <translation>Con %1 comparaciones, sus intervalos se ensanchan según Holm: entre todos fallan como mucho en 5 de cada 100 ensayos.</translation>
    </message>
    <message>
        <source>Between %1 (%2 of each)</source>
        <translation>Entre %1 (%2 de cada caso)</translation>
    </message>
    <message>
        <source>In “%1”, %2 held longest: it was opened in %3 of 100 battles, in turn %4 (median).</source>
        <translation>En «%1», la sección que más resistió fue %2: se abrió en %3 de cada 100 batallas, en el turno %4 (mediana).</translation>
    </message>
    <message>
        <source>In “%1”, %2 held longest of the sections that were opened: in %3 of 100 battles, in turn %4 (median). Never opened: %5.</source>
        <translation>En «%1», de las secciones que se abrieron la que más resistió fue %2: se abrió en %3 de cada 100 batallas, en el turno %4 (mediana). Nunca se abrieron: %5.</translation>
    </message>
    <message numerus="yes">
        <source>%n sections</source>
        <comment>%n section</comment>
        <translation>
            <numerusform>%n sección</numerusform>
            <numerusform>%n secciones</numerusform>
        </translation>
    </message>
    <message>
        <source>To know every share to within %1 takes up to %2 battles of each.</source>
        <translation>Para conocer cada proporción con un margen de %1 hacen falta hasta %2 batallas de cada caso.</translation>
    </message>
    <message>
        <source>A difference of %1 takes about %2 battles of each to show, and up to %3 (%4% power); a larger one takes fewer.</source>
        <translation>Mostrar una diferencia de %1 lleva unas %2 batallas de cada caso, y hasta %3 (potencia del %4 %); una mayor, menos.</translation>
    </message>
    <message>
        <source>Battles won by %1</source>
        <translation>Batallas ganadas por %1</translation>
    </message>
    <message>
        <source>Battles not won by %1</source>
        <translation>Batallas no ganadas por %1</translation>
    </message>
    <message>
        <source>All battles</source>
        <translation>Todas las batallas</translation>
    </message>
    <message>
        <source>First third of the turns</source>
        <translation>Primer tercio de los turnos</translation>
    </message>
    <message>
        <source>Second third of the turns</source>
        <translation>Segundo tercio de los turnos</translation>
    </message>
    <message>
        <source>Last third of the turns</source>
        <translation>Último tercio de los turnos</translation>
    </message>
    <message>
        <source>All turns</source>
        <translation>Todos los turnos</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>To show a difference of 10 points takes %1 of each.</source>
        <translation>Para mostrar una diferencia de 10 puntos hacen falta %1 de cada una.</translation>
    </message>
    <message>
        <source>The intervals of the effects are widened: all of them together miss in 5 of 100 trials at most.</source>
        <translation>Los intervalos de los efectos están ensanchados: todos juntos fallan en 5 de cada 100 pruebas como máximo.</translation>
    </message>
</context>
<context>
    <name>TurnFlag</name>
    <message>
        <source>got order</source>
        <translation>recibió una orden</translation>
    </message>
    <message>
        <source>reorganized</source>
        <translation>se reorganizó</translation>
    </message>
    <message>
        <source>recovered</source>
        <translation>se recobró</translation>
    </message>
    <message>
        <source>started to flee</source>
        <translation>empezó a huir</translation>
    </message>
    <message>
        <source>fled</source>
        <translation>huyó</translation>
    </message>
    <message>
        <source>finished move</source>
        <translation>terminó su movimiento</translation>
    </message>
    <message>
        <source>finished skirmish</source>
        <translation>terminó de hostigar</translation>
    </message>
    <message>
        <source>displaced</source>
        <translation>se desplazó</translation>
    </message>
    <message>
        <source>forced march</source>
        <translation>marcha forzada</translation>
    </message>
    <message>
        <source>all directions</source>
        <translation>en cualquier dirección</translation>
    </message>
    <message>
        <source>free turn</source>
        <translation>giro libre</translation>
    </message>
    <message>
        <source>diamond turn</source>
        <translation>giro del rombo</translation>
    </message>
    <message>
        <source>changed front</source>
        <translation>cambió de frente</translation>
    </message>
    <message>
        <source>took formation</source>
        <translation>formó</translation>
    </message>
    <message>
        <source>dropped formation</source>
        <translation>abandonó la formación</translation>
    </message>
    <message>
        <source>charged</source>
        <translation>cargó</translation>
    </message>
    <message>
        <source>charged from water</source>
        <translation>cargó desde el agua</translation>
    </message>
    <message>
        <source>led charge</source>
        <translation>encabezó la carga</translation>
    </message>
    <message>
        <source>shot</source>
        <translation>disparó</translation>
    </message>
    <message>
        <source>fell back</source>
        <translation>retrocedió</translation>
    </message>
    <message>
        <source>may not shoot</source>
        <translation>no puede disparar</translation>
    </message>
    <message>
        <source>enveloped</source>
        <translation>envolvió</translation>
    </message>
    <message>
        <source>removed markers</source>
        <translation>retiró marcadores</translation>
    </message>
    <message>
        <source>repositioned</source>
        <translation>se recolocó</translation>
    </message>
    <message>
        <source>withdrew</source>
        <translation>se replegó</translation>
    </message>
    <message>
        <source>followed</source>
        <translation>siguió al enemigo</translation>
    </message>
    <message>
        <source>retreated</source>
        <translation>se retiró</translation>
    </message>
    <message>
        <source>followed up</source>
        <translation>continuó la acometida</translation>
    </message>
    <message>
        <source>advanced in line</source>
        <translation>avanzó en línea</translation>
    </message>
    <message>
        <source>moved limited</source>
        <translation>hizo un movimiento limitado</translation>
    </message>
    <message>
        <source>entered</source>
        <translation>ocupó una estructura</translation>
    </message>
    <message>
        <source>climbed down</source>
        <translation>bajó</translation>
    </message>
    <message>
        <source>passed gate</source>
        <translation>cruzó el portón</translation>
    </message>
    <message>
        <source>fought fire</source>
        <translation>combatió el fuego</translation>
    </message>
    <message>
        <source>cleared tile</source>
        <translation>despejó una pieza</translation>
    </message>
    <message>
        <source>attacked structure</source>
        <translation>atacó una estructura</translation>
    </message>
    <message>
        <source>charges reduced</source>
        <translation>puede cargar con movimiento reducido</translation>
    </message>
    <message>
        <source>moved reduced</source>
        <translation>hizo un movimiento reducido</translation>
    </message>
    <message>
        <source>shoots engaged</source>
        <translation>puede disparar a trabados</translation>
    </message>
    <message>
        <source>activated</source>
        <translation>activada</translation>
    </message>
    <message>
        <source>trod on caltrops</source>
        <translation>ha pisado abrojos</translation>
    </message>
    <message>
        <source>climbed up</source>
        <translation>subió</translation>
    </message>
</context>
<context>
    <name>Undo</name>
    <message>
        <source>the end of the turn.</source>
        <translation>el final del turno.</translation>
    </message>
    <message>
        <source>the end of the phase.</source>
        <translation>el final de la fase.</translation>
    </message>
</context>
<context>
    <name>UnitOffer</name>
    <message>
        <source>No move drawn yet.</source>
        <translation>Aún no has trazado ningún movimiento.</translation>
    </message>
    <message>
        <source>Charge!</source>
        <translation>¡Carga!</translation>
    </message>
    <message>
        <source>Make the move</source>
        <translation>Hacer el movimiento</translation>
    </message>
    <message>
        <source>Undo a step</source>
        <translation>Deshacer un paso</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Empezar de nuevo</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Steps on %1 (%2): %3, %4 chance of a wound</source>
        <translation>Pisa %1 (%2): %3, %4 de probabilidad de herida</translation>
    </message>
    <message>
        <source>Forced march: no charge, no shot, and a weaker defense until its next order (MOV-20, MOD-13).</source>
        <translation>Marcha forzada: ni carga ni dispara, y se defiende peor hasta su próxima orden (MOV-20, MOD-13).</translation>
    </message>
    <message>
        <source>Will break: %1</source>
        <translation>Se desordenará: %1</translation>
    </message>
    <message>
        <source>Other side</source>
        <translation>Otro lado</translation>
    </message>
    <message>
        <source>front</source>
        <translation>el frente</translation>
    </message>
    <message>
        <source>right flank</source>
        <translation>el flanco derecho</translation>
    </message>
    <message>
        <source>rear</source>
        <translation>la retaguardia</translation>
    </message>
    <message>
        <source>left flank</source>
        <translation>el flanco izquierdo</translation>
    </message>
    <message>
        <source>Strikes the %2 of %1 with %3.</source>
        <translation>Golpea a %1 por %2 con %3.</translation>
    </message>
    <message>
        <source>It will be revealed on the way (OPT-19).</source>
        <translation>Se descubrirá por el camino (OPT-19).</translation>
    </message>
    <message>
        <source>No fight: the charge only removes markers, one wound to the enemy for each (CHG-18).</source>
        <translation>Sin combate: la carga solo quita marcadores, una herida al enemigo por cada uno (CHG-18).</translation>
    </message>
    <message>
        <source>Go under the friends</source>
        <translation>Ir debajo de las amigas</translation>
    </message>
    <message>
        <source>Envelop left</source>
        <translation>Envolver por la izquierda</translation>
    </message>
    <message>
        <source>Envelop right</source>
        <translation>Envolver por la derecha</translation>
    </message>
    <message>
        <source>Stopped short. %1</source>
        <translation>Se detiene antes. %1</translation>
    </message>
    <message>
        <source>%1 of %2 DU</source>
        <comment>movement points spent; the second number may be a sum with its reasons</comment>
        <translation>%1 de %2 UD</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>%n wounds</source>
        <comment>%n wound</comment>
        <translation>
            <numerusform>%n herida</numerusform>
            <numerusform>%n heridas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sections</source>
        <comment>%n section</comment>
        <translation>
            <numerusform>%n sección</numerusform>
            <numerusform>%n secciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <comment>%n card</comment>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hits</source>
        <comment>%n hit</comment>
        <translation>
            <numerusform>%n impacto</numerusform>
            <numerusform>%n impactos</numerusform>
        </translation>
    </message>
    <message>
        <source>no unit</source>
        <translation>ninguna unidad</translation>
    </message>
    <message>
        <source>a hidden unit of %1</source>
        <translation>una unidad oculta de %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nadie</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>el azar</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>una carta</translation>
    </message>
    <message>
        <source>%1, %2 facing %3 degrees</source>
        <translation>%1, %2 con rumbo %3°</translation>
    </message>
    <message>
        <source>Refused by %1</source>
        <translation>Lo impide %1</translation>
    </message>
    <message>
        <source>%1 (at %2, %3)</source>
        <translation>%1 (en %2, %3)</translation>
    </message>
    <message numerus="yes">
        <source>%n fire markers</source>
        <comment>%n fire marker</comment>
        <translation>
            <numerusform>%n marcador de fuego</numerusform>
            <numerusform>%n marcadores de fuego</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n levels</source>
        <comment>%n level</comment>
        <translation>
            <numerusform>%n nivel</numerusform>
            <numerusform>%n niveles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n successes</source>
        <comment>%n success</comment>
        <translation>
            <numerusform>%n éxito</numerusform>
            <numerusform>%n éxitos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n units</source>
        <comment>%n unit</comment>
        <translation>
            <numerusform>%n unidad</numerusform>
            <numerusform>%n unidades</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <comment>%n die</comment>
        <translation>
            <numerusform>%n dado</numerusform>
            <numerusform>%n dados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n markers</source>
        <comment>%n marker</comment>
        <translation>
            <numerusform>%n marcador</numerusform>
            <numerusform>%n marcadores</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, turn %2</source>
        <translation>%1, turno %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>before the sound of i</comment>
        <translation>%1 e %2</translation>
    </message>
    <message numerus="yes">
        <source>%n ones rerolled</source>
        <comment>a 1 rerolled</comment>
        <translation>
            <numerusform>%n dado vuelto a tirar por ser 1</numerusform>
            <numerusform>%n dados vueltos a tirar por ser 1</numerusform>
        </translation>
    </message>
    <message>
        <source>the general of %1</source>
        <translation>el general de %1</translation>
    </message>
    <message>
        <source>each 6 counts twice</source>
        <translation>cada 6 cuenta doble</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
    </message>
    <message numerus="yes">
        <source>%n orders</source>
        <comment>%n order</comment>
        <translation>
            <numerusform>%n orden</numerusform>
            <numerusform>%n órdenes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <comment>%n minute</comment>
        <translation>
            <numerusform>%n minuto</numerusform>
            <numerusform>%n minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hours</source>
        <comment>%n hour</comment>
        <translation>
            <numerusform>%n hora</numerusform>
            <numerusform>%n horas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n leaders</source>
        <comment>%n leader</comment>
        <translation>
            <numerusform>%n líder</numerusform>
            <numerusform>%n líderes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>before the sound of o</comment>
        <translation>%1 u %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 o %2</translation>
    </message>
    <message numerus="yes">
        <source>%n damage</source>
        <comment>%n damage</comment>
        <translation>
            <numerusform>%n de daño</numerusform>
            <numerusform>%n de daño</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times</source>
        <comment>%n time</comment>
        <translation>
            <numerusform>%n vez</numerusform>
            <numerusform>%n veces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Work</name>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>The file could not be written</source>
        <translation>No se ha podido escribir el archivo</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Ancient battles with unit cards on a table.</source>
        <translation>Batallas de la Antigüedad con cartas de unidad sobre una mesa.</translation>
    </message>
    <message>
        <source>Where the current battle is saved automatically.</source>
        <translation>Dónde se guarda la batalla en curso.</translation>
    </message>
    <message>
        <source>Continue the last battle.</source>
        <translation>Continuar la última batalla.</translation>
    </message>
    <message>
        <source>A side for the computer to play, by color, such as red; may be repeated.</source>
        <translation>Un bando que lleva el ordenador, por su color, como red; puede repetirse.</translation>
    </message>
    <message>
        <source>A scenario or a saved battle.</source>
        <translation>Un escenario o una batalla guardada.</translation>
    </message>
    <message>
        <source>file</source>
        <translation>archivo</translation>
    </message>
    <message>
        <source>side</source>
        <translation>bando</translation>
    </message>
    <message>
        <source>The language of the window: en or es.</source>
        <translation>El idioma de la ventana: en o es.</translation>
    </message>
    <message>
        <source>language</source>
        <translation>idioma</translation>
    </message>
    <message>
        <source>The seed for a scenario&apos;s dice and cards; a new one each time by default.</source>
        <translation>La semilla de los dados y las cartas de un escenario; sin ella, cada batalla tiene una nueva.</translation>
    </message>
    <message>
        <source>number</source>
        <translation>número</translation>
    </message>
</context>
<context>
    <name>vallum::app::AdviceCard</name>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Parar</translation>
    </message>
    <message>
        <source>&amp;Do it</source>
        <translation>&amp;Hacerlo</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Consejo</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>Progress of the computer</source>
        <translation>Progreso del ordenador</translation>
    </message>
    <message>
        <source>Show what it has found so far</source>
        <translation>Muestra lo que ha encontrado hasta ahora</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>The computer has not tried this out: for a question like this one it goes by a rule of thumb.</source>
        <translation>El ordenador no lo ha ensayado: en una pregunta como esta se guía por la experiencia.</translation>
    </message>
    <message>
        <source>Why it is better than number %1</source>
        <translation>Por qué es mejor que el número %1</translation>
    </message>
    <message>
        <source>How it may continue</source>
        <translation>Cómo puede seguir</translation>
    </message>
    <message>
        <source>What speaks for number %1</source>
        <translation>Qué habla a favor del número %1</translation>
    </message>
    <message>
        <source>Number 1 is the usual plan. Number %1 came out ahead, but luck alone may do that.</source>
        <translation>El número 1 es el plan habitual. El número %1 salió mejor, pero puede ser solo suerte.</translation>
    </message>
    <message>
        <source>Only one plan came to mind; it was not tried.</source>
        <translation>Solo se le ocurrió un plan, y no lo ha ensayado.</translation>
    </message>
    <message>
        <source>Number 1 is the usual plan. Number %1 came out ahead, but the trials end too soon to show what waiting costs a besieger.</source>
        <translation>El número 1 es el plan habitual. El número %1 salió mejor, pero los ensayos terminan demasiado pronto para mostrar lo que la espera cuesta al sitiador.</translation>
    </message>
</context>
<context>
    <name>vallum::app::AdviceDesk</name>
    <message>
        <source>What would you do?</source>
        <translation>¿Tú qué harías?</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>The computer thinks about your question with what you can see, and shows its plans.</source>
        <translation>El ordenador piensa en tu decisión con lo que tú ves y te muestra sus planes.</translation>
    </message>
    <message>
        <source>&amp;What would you do?</source>
        <translation>¿&amp;Tú qué harías?</translation>
    </message>
    <message>
        <source>Wh&amp;y did it do that?</source>
        <translation>¿Por &amp;qué lo ha hecho?</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>¿Por qué?</translation>
    </message>
    <message>
        <source>No computer has given an order, moved, shot or fought yet.</source>
        <translation>Ningún ordenador ha dado aún una orden, movido, disparado ni combatido.</translation>
    </message>
    <message>
        <source>That moment can no longer be analyzed.</source>
        <translation>Ya no se puede analizar ese momento.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>There was nothing else to weigh.</source>
        <translation>No había nada más que sopesar.</translation>
    </message>
    <message>
        <source>What it could have done instead depends on its hand, which you may not see. Ask again after the battle.</source>
        <translation>Lo que podría haber hecho depende de su mano, que no puedes ver. Vuelve a preguntar después de la batalla.</translation>
    </message>
    <message>
        <source>Only one plan came to mind; it was not tried.</source>
        <translation>Solo se le ocurrió un plan, y no lo ha ensayado.</translation>
    </message>
</context>
<context>
    <name>vallum::app::AnalysisDesk</name>
    <message>
        <source>Analy&amp;ze the battle…</source>
        <translation>Anali&amp;zar la batalla…</translation>
    </message>
    <message>
        <source>Once the battle is over</source>
        <translation>Cuando termine la batalla</translation>
    </message>
    <message>
        <source>%1 brings the analysis back.</source>
        <translation>%1 vuelve a mostrar el análisis.</translation>
    </message>
</context>
<context>
    <name>vallum::app::AnalysisSheet</name>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Parar</translation>
    </message>
    <message>
        <source>Analysis of the battle</source>
        <translation>Análisis de la batalla</translation>
    </message>
    <message>
        <source>How the battle went</source>
        <translation>Cómo fue la batalla</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>Progreso del análisis</translation>
    </message>
    <message>
        <source>Keep what has been judged so far</source>
        <translation>Conserva lo que se ha juzgado hasta ahora</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decisiones</translation>
    </message>
    <message>
        <source>The costliest first</source>
        <translation>Primero las más costosas</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>Which decisions are listed</source>
        <translation>Qué decisiones se muestran</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>&amp;Report…</source>
        <translation>&amp;Informe…</translation>
    </message>
    <message>
        <source>The whole battle as a page with pictures, and this analysis in it</source>
        <translation>Toda la batalla en una página con imágenes, con este análisis</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>The computer compares each decision with what it would have done itself.</source>
        <translation>El ordenador compara cada decisión con lo que habría hecho él.</translation>
    </message>
    <message>
        <source>%1 of %2 decisions judged.</source>
        <translation>%1 de %2 decisiones juzgadas.</translation>
    </message>
    <message>
        <source>Skill, apart from luck. Click to see the moment in the replay.</source>
        <translation>La habilidad, aparte de la suerte. Pulsa para ver el momento en la repetición.</translation>
    </message>
    <message>
        <source>Nobody made a decision that could be judged.</source>
        <translation>Nadie tomó una decisión que se pudiera juzgar.</translation>
    </message>
    <message>
        <source>None that was clearly worse than what the computer would do.</source>
        <translation>Ninguna claramente peor que lo que haría el ordenador.</translation>
    </message>
    <message>
        <source>None so far.</source>
        <translation>Ninguna hasta ahora.</translation>
    </message>
    <message>
        <source>Less than a minute left.</source>
        <translation>Queda menos de un minuto.</translation>
    </message>
    <message numerus="yes">
        <source>About %n min left.</source>
        <translation>
            <numerusform>Queda 1 min, más o menos.</numerusform>
            <numerusform>Quedan unos %n min.</numerusform>
        </translation>
    </message>
    <message>
        <source>Doubtful or worse</source>
        <translation>Dudosas o peores</translation>
    </message>
    <message numerus="yes">
        <source>In %n only what was played came to mind. Events and yes-or-no questions are not judged.</source>
        <translation>
            <numerusform>En 1 no se le ocurrió más que lo que se jugó. Los eventos y las preguntas de sí o no no se juzgan.</numerusform>
            <numerusform>En %n no se le ocurrió más que lo que se jugó. Los eventos y las preguntas de sí o no no se juzgan.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vallum::app::AnnotationBar</name>
    <message>
        <source>Annotations</source>
        <translation>Anotaciones</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Back to the battle</source>
        <translation>Volver a la batalla</translation>
    </message>
    <message>
        <source>Pick</source>
        <translation>Elegir</translation>
    </message>
    <message>
        <source>Pick, move and change what is drawn</source>
        <translation>Elegir, mover y cambiar lo dibujado</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>Flecha</translation>
    </message>
    <message>
        <source>Draw an arrow</source>
        <translation>Dibujar una flecha</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Rótulo</translation>
    </message>
    <message>
        <source>Write on the table</source>
        <translation>Escribir en la mesa</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>Rectángulo</translation>
    </message>
    <message>
        <source>Mark a rectangle</source>
        <translation>Marcar un rectángulo</translation>
    </message>
    <message>
        <source>Ellipse</source>
        <translation>Elipse</translation>
    </message>
    <message>
        <source>Mark an ellipse</source>
        <translation>Marcar una elipse</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Área</translation>
    </message>
    <message>
        <source>Mark an area freehand</source>
        <translation>Marcar un área a mano alzada</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rojo</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Amarillo</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Violeta</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanco</translation>
    </message>
    <message>
        <source>Draw in this color</source>
        <translation>Dibujar en este color</translation>
    </message>
    <message>
        <source>Text…</source>
        <translation>Texto…</translation>
    </message>
    <message>
        <source>Write beside the selected drawing</source>
        <translation>Escribir en el dibujo elegido</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Delete the selected drawing</source>
        <translation>Borrar el dibujo elegido</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Undo the last drawing or change</source>
        <translation>Deshacer el último dibujo o cambio</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Redo what was undone</source>
        <translation>Rehacer lo deshecho</translation>
    </message>
    <message>
        <source>Shown…</source>
        <translation>Visible…</translation>
    </message>
    <message>
        <source>When the drawing is shown</source>
        <translation>En qué momentos de la batalla se ve el dibujo</translation>
    </message>
    <message>
        <source>During the whole battle</source>
        <translation>Durante toda la batalla</translation>
    </message>
    <message>
        <source>From this moment on</source>
        <translation>A partir de este momento</translation>
    </message>
    <message>
        <source>Only at this moment</source>
        <translation>Solo en este momento</translation>
    </message>
    <message>
        <source>Until this moment</source>
        <translation>Hasta este momento</translation>
    </message>
    <message>
        <source>Click a drawing to pick it · drag it or one of its points · double click: text</source>
        <translation>Pulsa un dibujo para elegirlo · arrástralo entero o por uno de sus puntos · doble clic: texto</translation>
    </message>
    <message>
        <source>Drag from the tail of the arrow to its point · Shift: freehand</source>
        <translation>Arrastra desde el origen de la flecha hasta su punta · Mayús: a mano alzada</translation>
    </message>
    <message>
        <source>Click where the text should go</source>
        <translation>Pulsa donde debe ir el texto</translation>
    </message>
    <message>
        <source>Drag from one corner to the other</source>
        <translation>Arrastra de una esquina a la opuesta</translation>
    </message>
    <message>
        <source>Draw around the area freehand</source>
        <translation>Rodea el área a mano alzada</translation>
    </message>
</context>
<context>
    <name>vallum::app::Annotator</name>
    <message>
        <source>&amp;Draw over the table</source>
        <translation>&amp;Dibujar sobre la mesa</translation>
    </message>
    <message>
        <source>Show what is dra&amp;wn</source>
        <translation>&amp;Mostrar lo dibujado</translation>
    </message>
    <message>
        <source>Text of the drawing</source>
        <translation>Texto del dibujo</translation>
    </message>
    <message>
        <source>Enter keeps the text, Escape cancels</source>
        <translation>Intro guarda el texto, Escape cancela</translation>
    </message>
    <message>
        <source>Enter keeps it, Escape cancels</source>
        <translation>Intro lo guarda, Escape cancela</translation>
    </message>
</context>
<context>
    <name>vallum::app::ArrangementForm</name>
    <message>
        <source>Formation of %1</source>
        <translation>Formación de %1</translation>
    </message>
    <message>
        <source>The formation the unit starts in</source>
        <translation>La formación con la que empieza la unidad</translation>
    </message>
    <message>
        <source>left</source>
        <translation>izq.</translation>
    </message>
    <message>
        <source>right</source>
        <translation>der.</translation>
    </message>
    <message>
        <source>A wider front, but 1 less morale (MAN-08, MAN-11)</source>
        <translation>Un frente más ancho, pero 1 menos de moral (MAN-08, MAN-11)</translation>
    </message>
    <message>
        <source>%1: extended to the left</source>
        <translation>%1: extendida hacia la izquierda</translation>
    </message>
    <message>
        <source>%1: extended to the right</source>
        <translation>%1: extendida hacia la derecha</translation>
    </message>
    <message>
        <source>Extend the front</source>
        <translation>Extender el frente</translation>
    </message>
    <message>
        <source>No formation</source>
        <translation>Sin formación</translation>
    </message>
</context>
<context>
    <name>vallum::app::BannerTrack</name>
    <message>
        <source>%1 has won %2 of %3 banners</source>
        <translation>%1 ha ganado %2 de %3 estandartes</translation>
    </message>
</context>
<context>
    <name>vallum::app::BattleFiles</name>
    <message>
        <source>Open a battle or a scenario</source>
        <translation>Abrir una batalla o un escenario</translation>
    </message>
    <message>
        <source>Battles and scenarios (*.vallum *.vallum-scenario *.json)</source>
        <translation>Batallas y escenarios (*.vallum *.vallum-scenario *.json)</translation>
    </message>
    <message>
        <source>The last battle cannot be continued</source>
        <translation>No se puede continuar la última batalla</translation>
    </message>
    <message>
        <source>This file cannot be opened</source>
        <translation>No se puede abrir este archivo</translation>
    </message>
    <message>
        <source>Save the battle</source>
        <translation>Guardar la batalla</translation>
    </message>
    <message>
        <source>Battles (*.vallum)</source>
        <translation>Batallas (*.vallum)</translation>
    </message>
    <message>
        <source>The battle could not be saved</source>
        <translation>No se pudo guardar la batalla</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Guardada como %1</translation>
    </message>
    <message>
        <source>Not saved to disk</source>
        <translation>Sin guardar en disco</translation>
    </message>
    <message>
        <source>Saved separately as %1</source>
        <translation>Guardada aparte como %1</translation>
    </message>
    <message>
        <source>Another window, or an earlier battle, is using the usual file.</source>
        <translation>Otra ventana, o una batalla anterior, usa el archivo habitual.</translation>
    </message>
    <message>
        <source>The battle is not saved</source>
        <translation>La batalla no está guardada</translation>
    </message>
    <message>
        <source>The battle could not be saved automatically.</source>
        <translation>No se pudo guardar la batalla automáticamente.</translation>
    </message>
    <message>
        <source>Save it somewhere else before another begins?</source>
        <translation>¿Guardarla en otro sitio antes de empezar otra?</translation>
    </message>
    <message>
        <source>The last battle could not be moved to the recent files</source>
        <translation>No se pudo pasar la última batalla a los archivos recientes</translation>
    </message>
    <message>
        <source>It stays as %1. The new battle is saved as %2.</source>
        <translation>Queda como %1. La nueva batalla se guarda como %2.</translation>
    </message>
    <message>
        <source>This battle cannot begin</source>
        <translation>Esta batalla no puede comenzar</translation>
    </message>
    <message>
        <source>This is not a Vallum battle.</source>
        <translation>Esto no es una batalla de Vallum.</translation>
    </message>
    <message>
        <source>The file is damaged.</source>
        <translation>El archivo está dañado.</translation>
    </message>
</context>
<context>
    <name>vallum::app::BattleTable</name>
    <message>
        <source>by artillery</source>
        <translation>por la artillería</translation>
    </message>
    <message>
        <source>by a ram</source>
        <translation>por un ariete</translation>
    </message>
    <message>
        <source>by elephants</source>
        <translation>por los elefantes</translation>
    </message>
    <message>
        <source>by fire</source>
        <translation>por el fuego</translation>
    </message>
    <message>
        <source>by arson</source>
        <translation>por un incendio provocado</translation>
    </message>
    <message>
        <source>on foot</source>
        <translation>a pie</translation>
    </message>
    <message>
        <source>over the wall</source>
        <translation>por encima del muro</translation>
    </message>
    <message>
        <source>into a tower by ladder</source>
        <translation>a una torre, con escalas</translation>
    </message>
    <message>
        <source>from a siege tower</source>
        <translation>desde una torre de asedio</translation>
    </message>
    <message>
        <source>turn %1: %2, %3</source>
        <translation>turno %1: %2, %3</translation>
    </message>
    <message>
        <source>error: %1</source>
        <translation>error: %1</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>empate</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Batalla</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Escenario</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Vencedor</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Cómo acabó</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Turnos</translation>
    </message>
    <message>
        <source>First opening</source>
        <translation>Primera brecha</translation>
    </message>
    <message>
        <source>First inside</source>
        <translation>Primera en entrar</translation>
    </message>
    <message>
        <source>Battles</source>
        <translation>Batallas</translation>
    </message>
    <message>
        <source>Enter or a double click shows a battle again</source>
        <translation>Intro o doble clic vuelven a mostrar una batalla</translation>
    </message>
</context>
<context>
    <name>vallum::app::BoardPrintDialog</name>
    <message>
        <source>The board on one sheet</source>
        <translation>El tablero en una hoja</translation>
    </message>
    <message>
        <source>The board, to scale</source>
        <translation>El tablero, a escala</translation>
    </message>
    <message>
        <source>The width of a hex on paper</source>
        <translation>Anchura de un hexágono en el papel</translation>
    </message>
    <message>
        <source>A &amp;hex is</source>
        <translation>Un &amp;hexágono mide</translation>
    </message>
    <message>
        <source>%1, with backs for both sides of the paper</source>
        <translation>%1, con reverso para imprimir por las dos caras</translation>
    </message>
</context>
<context>
    <name>vallum::app::BranchDialog</name>
    <message>
        <source>Play on from here</source>
        <translation>Jugar desde aquí</translation>
    </message>
    <message>
        <source>The battle branches off here, in a file of its own.</source>
        <translation>La batalla se bifurca aquí, en un archivo propio.</translation>
    </message>
    <message>
        <source>Name of the branch</source>
        <translation>Nombre de la rama</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nombre</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Quién juega</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>&amp;Seguir jugando</translation>
    </message>
</context>
<context>
    <name>vallum::app::BranchesDialog</name>
    <message>
        <source>Branches of this battle</source>
        <translation>Ramas de esta batalla</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Batalla</translation>
    </message>
    <message>
        <source>Branched from</source>
        <translation>Rama de</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decisiones</translation>
    </message>
    <message>
        <source>Shared decisions</source>
        <translation>Decisiones comunes</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Guardada</translation>
    </message>
    <message>
        <source>None yet. In a replay, &apos;Play on from here&apos; makes one.</source>
        <translation>Aún no hay ninguna. En una repetición, «Jugar desde aquí» crea una.</translation>
    </message>
    <message>
        <source>Battles that share their beginning with this one. Opening one leaves this one as it is.</source>
        <translation>Batallas que comparten su comienzo con esta. Abrir una deja esta como está.</translation>
    </message>
</context>
<context>
    <name>vallum::app::ChanceCurve</name>
    <message>
        <source>Chance to win, turn by turn</source>
        <translation>Probabilidad de ganar, turno a turno</translation>
    </message>
    <message>
        <source>At the end, turn %1: %2 %3, %4 %5 of 100</source>
        <translation>Al final, turno %1: %2 %3, %4 %5 de 100</translation>
    </message>
    <message>
        <source>Turn %1 begins: %2 %3, %4 %5 of 100</source>
        <translation>Empieza el turno %1: %2 %3, %4 %5 de 100</translation>
    </message>
    <message>
        <source>A turning point</source>
        <translation>Un punto de inflexión</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Turno %1</translation>
    </message>
</context>
<context>
    <name>vallum::app::CombatTool</name>
    <message>
        <source>Click a fight, or choose one in the list.</source>
        <translation>Pulsa un combate o elígelo en la lista.</translation>
    </message>
    <message>
        <source>Click a fight, or a unit to attack a structure, or choose one in the list.</source>
        <translation>Pulsa un combate, o una unidad que vaya a atacar una estructura, o elígelo en la lista.</translation>
    </message>
    <message>
        <source>Choose its action in the list; Escape goes back.</source>
        <translation>Elige su acción en la lista; Escape vuelve atrás.</translation>
    </message>
    <message>
        <source>Units can still attack a structure.</source>
        <translation>Aún hay unidades que pueden atacar una estructura.</translation>
    </message>
    <message>
        <source>%1 can still attack a structure.</source>
        <translation>%1 aún puede atacar una estructura.</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contra %2</translation>
    </message>
    <message>
        <source>No more fights</source>
        <translation>Sin más combates</translation>
    </message>
</context>
<context>
    <name>vallum::app::CommandHand</name>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
</context>
<context>
    <name>vallum::app::CommonParts</name>
    <message>
        <source>L&amp;uck</source>
        <translation>&amp;Suerte</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;Repetición</translation>
    </message>
</context>
<context>
    <name>vallum::app::Curtain</name>
    <message>
        <source>Hand over the screen, please.</source>
        <translation>Pasa la pantalla, por favor.</translation>
    </message>
    <message>
        <source>I am %1</source>
        <translation>Soy %1</translation>
    </message>
    <message>
        <source>%1 against %2.</source>
        <translation>%1 contra %2.</translation>
    </message>
    <message>
        <source>%1 to play</source>
        <translation>Le toca a %1</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
</context>
<context>
    <name>vallum::app::DecisionRow</name>
    <message>
        <source>Watch this moment</source>
        <translation>Ver este momento</translation>
    </message>
</context>
<context>
    <name>vallum::app::Desks</name>
    <message>
        <source>Undone.</source>
        <translation>Deshecho.</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Deshecho: %1</translation>
    </message>
    <message>
        <source>Undone: this phase.</source>
        <translation>Deshecha esta fase.</translation>
    </message>
    <message>
        <source>Undone back to: %1</source>
        <translation>Deshecho hasta aquí: %1</translation>
    </message>
    <message>
        <source>%1 Dice, cards and ranges you have seen cannot be undone.</source>
        <translation>%1 No se deshace lo que ya mostraron dados, cartas y alcances.</translation>
    </message>
</context>
<context>
    <name>vallum::app::DiceEntry</name>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Confirm the dice</source>
        <translation>Confirmar los dados</translation>
    </message>
    <message>
        <source>Type in the dice</source>
        <translation>Escribe los dados</translation>
    </message>
    <message>
        <source>A die shows %1</source>
        <translation>Un dado muestra %1</translation>
    </message>
    <message>
        <source>Remove the last die (Backspace)</source>
        <translation>Quita el último dado (Retroceso)</translation>
    </message>
    <message>
        <source>Confirm the dice (Enter)</source>
        <translation>Confirma los dados (Intro)</translation>
    </message>
    <message>
        <source>A die shows 1 to 6, never %1.</source>
        <translation>Un dado muestra de 1 a 6, nunca %1.</translation>
    </message>
    <message>
        <source>All dice are in. Enter confirms, Backspace corrects.</source>
        <translation>Ya están todos los dados. Intro los confirma, Retroceso corrige.</translation>
    </message>
    <message>
        <source>Still to roll: %1.</source>
        <translation>Faltan por tirar: %1.</translation>
    </message>
    <message>
        <source>Enter confirms, Backspace corrects.</source>
        <translation>Intro los confirma, Retroceso corrige.</translation>
    </message>
    <message>
        <source>Roll them and type what they show: %1 of %2.</source>
        <translation>Tíralos y escribe lo que sale: %1 de %2.</translation>
    </message>
</context>
<context>
    <name>vallum::app::DiceRow</name>
    <message>
        <source>This die showed a %1 and was rolled again</source>
        <translation>Este dado sacó un %1 y se volvió a tirar</translation>
    </message>
</context>
<context>
    <name>vallum::app::EndSheet</name>
    <message>
        <source>The battle is a draw.</source>
        <translation>La batalla acaba en empate.</translation>
    </message>
    <message>
        <source>%1 has won.</source>
        <translation>%1 ha vencido.</translation>
    </message>
    <message>
        <source>%1 have won.</source>
        <translation>%1 han vencido.</translation>
    </message>
    <message>
        <source> and </source>
        <translation> y </translation>
    </message>
    <message>
        <source>Dice: %1</source>
        <translation>Dados: %1</translation>
    </message>
    <message>
        <source>End of the battle</source>
        <translation>Fin de la batalla</translation>
    </message>
    <message>
        <source>Turn %1 · %2</source>
        <translation>Turno %1 · %2</translation>
    </message>
    <message>
        <source>%1 points lost</source>
        <translation>%1 puntos perdidos</translation>
    </message>
    <message>
        <source>No units lost</source>
        <translation>Ninguna unidad perdida</translation>
    </message>
    <message>
        <source>Lost: %1</source>
        <translation>Bajas: %1</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Momentos decisivos</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <translation>Turno %1: %2</translation>
    </message>
    <message>
        <source>Watch this turn</source>
        <translation>Ver este turno</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Ver la mesa</translation>
    </message>
    <message>
        <source>The battle stays as it ended</source>
        <translation>La batalla queda como terminó</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>Informe…</translation>
    </message>
    <message>
        <source>The whole battle as a page with pictures</source>
        <translation>Toda la batalla en una página con imágenes</translation>
    </message>
    <message>
        <source>Watch the replay</source>
        <translation>Ver la repetición</translation>
    </message>
    <message>
        <source>From the first turn</source>
        <translation>Desde el primer turno</translation>
    </message>
    <message>
        <source>Fight it again</source>
        <translation>Revancha</translation>
    </message>
    <message>
        <source>The same battle with new dice</source>
        <translation>La misma batalla con otros dados</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Analysis…</source>
        <translation>Análisis…</translation>
    </message>
    <message>
        <source>How the chances went, which decisions were good, and what was luck</source>
        <translation>Cómo fueron las probabilidades, qué decisiones fueron buenas y qué fue suerte</translation>
    </message>
    <message>
        <source>%1 wins back %2 points</source>
        <translation>%1 recupera %2 puntos</translation>
    </message>
    <message>
        <source>%1 surrendered (%2).</source>
        <translation>%1 se ha rendido (%2).</translation>
    </message>
    <message>
        <source>All units of %1 are fleeing (%2).</source>
        <translation>Todas las unidades de %1 huyen (%2).</translation>
    </message>
    <message>
        <source>%1 has no units left (%2).</source>
        <translation>A %1 no le quedan unidades (%2).</translation>
    </message>
    <message>
        <source>%1 have no units left (%2).</source>
        <translation>A %1 no les quedan unidades (%2).</translation>
    </message>
</context>
<context>
    <name>vallum::app::EngagedMover</name>
    <message>
        <source>Enter confirms, Escape cancels.</source>
        <translation>Intro confirma, Escape cancela.</translation>
    </message>
    <message>
        <source>Click a marker or a spot for one, drag the card straight back to withdraw, or pick an action from the list.</source>
        <translation>Pulsa un marcador o un sitio para uno, arrastra la carta hacia atrás para replegarte o elige una acción de la lista.</translation>
    </message>
    <message>
        <source>Envelop left</source>
        <translation>Envolver izq.</translation>
    </message>
    <message>
        <source>Envelop right</source>
        <translation>Envolver der.</translation>
    </message>
    <message>
        <source>Take all markers off</source>
        <translation>Retirar todos los marcadores</translation>
    </message>
    <message>
        <source>Turn left</source>
        <translation>Girar izq.</translation>
    </message>
    <message>
        <source>Turn right</source>
        <translation>Girar der.</translation>
    </message>
    <message>
        <source>Turn about</source>
        <translation>Media vuelta</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Replegarse</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Abajo</translation>
    </message>
    <message>
        <source>Retreat</source>
        <translation>Retirarse</translation>
    </message>
</context>
<context>
    <name>vallum::app::ExportMenu</name>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;xportar</translation>
    </message>
    <message>
        <source>&amp;Picture…</source>
        <translation>&amp;Imagen…</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>Imp&amp;rimir…</translation>
    </message>
    <message>
        <source>&amp;Report…</source>
        <translation>In&amp;forme…</translation>
    </message>
    <message>
        <source>Save as a &amp;film…</source>
        <translation>Guardar como &amp;película…</translation>
    </message>
    <message>
        <source>Save a report</source>
        <translation>Guardar un informe</translation>
    </message>
    <message>
        <source>Reports (*.html *.pdf)</source>
        <translation>Informes (*.html *.pdf)</translation>
    </message>
    <message>
        <source>Writing the report</source>
        <translation>Escribiendo el informe</translation>
    </message>
</context>
<context>
    <name>vallum::app::FaceChart</name>
    <message>
        <source>How often each face came up</source>
        <translation>Cuántas veces salió cada cara</translation>
    </message>
    <message>
        <source>%1, face %2: %3 of %4</source>
        <translation>%1, cara %2: %3 de %4</translation>
    </message>
    <message>
        <source>fair dice</source>
        <translation>dados equilibrados</translation>
    </message>
</context>
<context>
    <name>vallum::app::FacingTool</name>
    <message>
        <source>Point where the unit should face and click; Enter keeps the facing shown.</source>
        <translation>Señala hacia dónde debe mirar la unidad y pulsa; Intro conserva la orientación mostrada.</translation>
    </message>
</context>
<context>
    <name>vallum::app::FieldDesk</name>
    <message>
        <source>The rules refused a decision by the computer playing %1; it made another. %2</source>
        <translation>Las reglas rechazaron una decisión del ordenador que juega con %1; tomó otra. %2</translation>
    </message>
</context>
<context>
    <name>vallum::app::FieldMenus</name>
    <message>
        <source>S&amp;urrender</source>
        <translation>Ren&amp;dirse</translation>
    </message>
    <message>
        <source>&amp;Next unit that can act</source>
        <translation>&amp;Siguiente unidad que puede actuar</translation>
    </message>
    <message>
        <source>&amp;End the phase</source>
        <translation>&amp;Terminar la fase</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Acercar</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>A&amp;lejar</translation>
    </message>
    <message>
        <source>&amp;Whole table</source>
        <translation>&amp;Toda la mesa</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;Repetición</translation>
    </message>
    <message>
        <source>&amp;Ruler</source>
        <translation>&amp;Regla de medir</translation>
    </message>
    <message>
        <source>What &amp;threatens the picked unit</source>
        <translation>Qué &amp;amenaza a la unidad elegida</translation>
    </message>
    <message>
        <source>&amp;Lines of sight</source>
        <translation>Líneas de v&amp;isión</translation>
    </message>
    <message>
        <source>Not shown</source>
        <translation>No mostrar</translation>
    </message>
    <message>
        <source>What the picked unit sees</source>
        <translation>Lo que ve la unidad elegida</translation>
    </message>
    <message>
        <source>Who can see the clicked spot</source>
        <translation>Quién ve el lugar pulsado</translation>
    </message>
    <message>
        <source>&amp;Next of these</source>
        <translation>&amp;Siguiente modo</translation>
    </message>
    <message>
        <source>Ne&amp;xt panel</source>
        <translation>Panel sig&amp;uiente</translation>
    </message>
    <message>
        <source>Pre&amp;vious panel</source>
        <translation>Panel an&amp;terior</translation>
    </message>
    <message>
        <source>&amp;Reset panels</source>
        <translation>&amp;Restablecer paneles</translation>
    </message>
    <message>
        <source>Pick a unit to see what threatens it.</source>
        <translation>Elige una unidad para ver qué la amenaza.</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Rendirse</translation>
    </message>
    <message>
        <source>Surrender? The battle ends at once (SET-16).</source>
        <translation>¿Rendirte? La batalla termina al instante (SET-16).</translation>
    </message>
    <message>
        <source>Whole table</source>
        <translation>Toda la mesa</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Paneles</translation>
    </message>
    <message>
        <source>&amp;Surrender</source>
        <translation>&amp;Rendirse</translation>
    </message>
    <message>
        <source>&amp;Fight on</source>
        <translation>&amp;Seguir luchando</translation>
    </message>
</context>
<context>
    <name>vallum::app::FieldPanels</name>
    <message>
        <source>What to do</source>
        <translation>Qué hacer</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unidad</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Suerte</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Vista general</translation>
    </message>
</context>
<context>
    <name>vallum::app::FieldTable</name>
    <message>
        <source>%1, %2 DU</source>
        <translation>%1, %2 UD</translation>
    </message>
</context>
<context>
    <name>vallum::app::FieldTutor</name>
    <message>
        <source>The lesson is not done with this phase yet.</source>
        <translation>La lección aún no ha terminado con esta fase.</translation>
    </message>
</context>
<context>
    <name>vallum::app::FightCard</name>
    <message>
        <source>wounds %1 of %2</source>
        <translation>%1 de %2 heridas</translation>
    </message>
</context>
<context>
    <name>vallum::app::FightDesk</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>vallum::app::FightSheet</name>
    <message>
        <source>Skip to the result</source>
        <translation>Ir al resultado</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Volver a la mesa</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Flee</source>
        <translation>Huir</translation>
    </message>
    <message>
        <source>F</source>
        <comment>the key</comment>
        <translation>F</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Quedarse</translation>
    </message>
    <message>
        <source>If it flees, it runs for its table edge; it may rally later.</source>
        <translation>Si huye, corre hacia su borde de la mesa; más tarde puede recobrarse.</translation>
    </message>
    <message>
        <source>If it flees, it breaks and runs for its table edge; it may rally later.</source>
        <translation>Si huye, se desordena y corre hacia su borde de la mesa; más tarde puede recobrarse.</translation>
    </message>
</context>
<context>
    <name>vallum::app::FilmDialog</name>
    <message>
        <source>Save as a film</source>
        <translation>Guardar como película</translation>
    </message>
    <message>
        <source>Film (GIF)</source>
        <translation>Película (GIF)</translation>
    </message>
    <message>
        <source>Film (WebP, smaller)</source>
        <translation>Película (WebP, más pequeña)</translation>
    </message>
    <message>
        <source>Folder of pictures (PNG)</source>
        <translation>Carpeta de imágenes (PNG)</translation>
    </message>
    <message>
        <source>What to write</source>
        <translation>Qué escribir</translation>
    </message>
    <message>
        <source>First turn shown</source>
        <translation>Primer turno que se muestra</translation>
    </message>
    <message>
        <source>Last turn shown</source>
        <translation>Último turno que se muestra</translation>
    </message>
    <message>
        <source> pixels</source>
        <translation> píxeles</translation>
    </message>
    <message>
        <source>Width of the film</source>
        <translation>Anchura de la película</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>How long to show each move and label</source>
        <translation>Cuánto mostrar cada movimiento y cada rótulo</translation>
    </message>
    <message>
        <source>Every move is filmed as in the replay. Long battles take a while; you can stop at any time.</source>
        <translation>Cada movimiento se filma como en la repetición. Las batallas largas tardan un rato; puedes parar cuando quieras.</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Formato</translation>
    </message>
    <message>
        <source>&amp;From turn</source>
        <translation>&amp;Desde el turno</translation>
    </message>
    <message>
        <source>&amp;To turn</source>
        <translation>&amp;Hasta el turno</translation>
    </message>
    <message>
        <source>&amp;Width</source>
        <translation>A&amp;nchura</translation>
    </message>
    <message>
        <source>&amp;Each movement</source>
        <translation>Cada &amp;movimiento</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Guardar…</translation>
    </message>
    <message>
        <source>A folder for the pictures</source>
        <translation>Una carpeta para las imágenes</translation>
    </message>
    <message>
        <source>Films (*.gif)</source>
        <translation>Películas (*.gif)</translation>
    </message>
    <message>
        <source>Films (*.webp)</source>
        <translation>Películas (*.webp)</translation>
    </message>
    <message>
        <source>Filming the battle</source>
        <translation>Filmando la batalla</translation>
    </message>
    <message>
        <source>before the first turn</source>
        <translation>antes del primer turno</translation>
    </message>
</context>
<context>
    <name>vallum::app::GroupBar</name>
    <message>
        <source>Kinds of battles</source>
        <translation>Clases de batallas</translation>
    </message>
    <message>
        <source>Left and Right choose; Tab goes to the battles</source>
        <translation>Izquierda y Derecha eligen; el tabulador lleva a las batallas</translation>
    </message>
</context>
<context>
    <name>vallum::app::GroupMover</name>
    <message>
        <source>Release, then Enter to charge; Escape cancels.</source>
        <translation>Suelta, y luego Intro para cargar; Escape cancela.</translation>
    </message>
    <message>
        <source>Some cannot: release, then Enter moves the rest.</source>
        <translation>Algunas no pueden: suelta, y luego Intro mueve las demás.</translation>
    </message>
    <message>
        <source>Release, then Enter moves them; Escape cancels.</source>
        <translation>Suelta, y luego Intro las mueve; Escape cancela.</translation>
    </message>
    <message>
        <source>Enter moves and charges, Escape cancels.</source>
        <translation>Intro mueve y carga, Escape cancela.</translation>
    </message>
    <message>
        <source>Some cannot: Enter moves the rest, Escape cancels.</source>
        <translation>Algunas no pueden: Intro mueve las demás, Escape cancela.</translation>
    </message>
    <message>
        <source>Drag one and all move; drag the knob or an end of the line to wheel.</source>
        <translation>Arrastra una y se mueven todas; arrastra el pomo o un extremo de la línea para pivotar.</translation>
    </message>
    <message>
        <source>Enter moves, Escape cancels.</source>
        <translation>Intro mueve, Escape cancela.</translation>
    </message>
</context>
<context>
    <name>vallum::app::GuideWindow</name>
    <message>
        <source>Guide – Vallum</source>
        <translation>Guía – Vallum</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guía</translation>
    </message>
    <message>
        <source>How to play, with pictures</source>
        <translation>Cómo se juega, con imágenes</translation>
    </message>
    <message>
        <source>This page is not installed: %1</source>
        <translation>Esta página no está instalada: %1</translation>
    </message>
</context>
<context>
    <name>vallum::app::HandCover</name>
    <message>
        <source>Covered hand</source>
        <translation>Mano cubierta</translation>
    </message>
    <message>
        <source>The cards of %1</source>
        <translation>Las cartas de %1</translation>
    </message>
    <message>
        <source>I am %1</source>
        <translation>Soy %1</translation>
    </message>
    <message>
        <source>%1 looks at its cards here</source>
        <translation>Aquí mira %1 sus cartas</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
</context>
<context>
    <name>vallum::app::HandPanel</name>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Your action cards: arrow keys choose one, Space picks it</source>
        <translation>Tus cartas de acción: las flechas señalan una, Espacio la elige</translation>
    </message>
    <message>
        <source>Drawn at the end of your last turn.</source>
        <translation>Robada al final de tu último turno.</translation>
    </message>
</context>
<context>
    <name>vallum::app::Headlines</name>
    <message>
        <source>What is happening</source>
        <translation>Lo que pasa</translation>
    </message>
    <message>
        <source>No battle</source>
        <translation>Ninguna batalla</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Preparación</translation>
    </message>
    <message>
        <source>Turn %1 · %2</source>
        <translation>Turno %1 · %2</translation>
    </message>
    <message>
        <source>The battle is over</source>
        <translation>La batalla ha terminado</translation>
    </message>
    <message>
        <source>Looking back · %1</source>
        <translation>Repetición · %1</translation>
    </message>
    <message>
        <source>%1 · %2 to play</source>
        <translation>%1 · le toca a %2</translation>
    </message>
</context>
<context>
    <name>vallum::app::HeatView</name>
    <message>
        <source>Where it happened</source>
        <translation>Dónde ocurrió</translation>
    </message>
    <message>
        <source>%1 times per battle</source>
        <translation>%1 veces por batalla</translation>
    </message>
    <message>
        <source>%1 more times per battle in the first</source>
        <translation>%1 veces más por batalla en el primero</translation>
    </message>
    <message>
        <source>%1 fewer times per battle in the first</source>
        <translation>%1 veces menos por batalla en el primero</translation>
    </message>
</context>
<context>
    <name>vallum::app::HexAdvanceTool</name>
    <message>
        <source>Advance?</source>
        <translation>¿Avanzar?</translation>
    </message>
    <message>
        <source>Into the vacated hex, and cavalry one more.</source>
        <translation>Al hexágono abandonado, y la caballería uno más.</translation>
    </message>
    <message>
        <source>Into the vacated hex.</source>
        <translation>Al hexágono abandonado.</translation>
    </message>
    <message>
        <source>Advance</source>
        <translation>Avanzar</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Quedarse</translation>
    </message>
</context>
<context>
    <name>vallum::app::HexAttackTool</name>
    <message>
        <source>Attack on %1</source>
        <translation>Ataque contra %1</translation>
    </message>
    <message>
        <source>By %1.</source>
        <translation>De %1.</translation>
    </message>
    <message>
        <source>By %1. It can evade to a lit hex.</source>
        <translation>De %1. Puede evadir a un hexágono iluminado.</translation>
    </message>
    <message>
        <source>evades</source>
        <translation>evade</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Resistir</translation>
    </message>
    <message>
        <source>Evade to %1</source>
        <translation>Evadir a %1</translation>
    </message>
    <message>
        <source>Strike first</source>
        <translation>Golpear primero</translation>
    </message>
    <message>
        <source>Stand for the whole turn</source>
        <translation>Resistir todo el turno</translation>
    </message>
    <message>
        <source>Destroyed · retreats · its leader falls</source>
        <translation>Eliminada · se retira · cae su líder</translation>
    </message>
    <message>
        <source>Destroyed · retreats</source>
        <translation>Eliminada · se retira</translation>
    </message>
    <message>
        <source>if it stands</source>
        <translation>si resiste</translation>
    </message>
    <message>
        <source>if it evades</source>
        <translation>si evade</translation>
    </message>
    <message>
        <source>if it strikes first</source>
        <translation>si golpea primero</translation>
    </message>
    <message>
        <source>By %1. You are asked so that the enemy cannot tell your cards (HEX-98).</source>
        <translation>Por %1. Se te pregunta para que el enemigo no adivine tus cartas (HEX-98).</translation>
    </message>
</context>
<context>
    <name>vallum::app::HexBattleBackTool</name>
    <message>
        <source>Battle back?</source>
        <translation>¿Contraatacar?</translation>
    </message>
    <message>
        <source>Against %1</source>
        <translation>Contra %1</translation>
    </message>
    <message>
        <source>Battle back</source>
        <translation>Contraatacar</translation>
    </message>
    <message>
        <source>Hold back</source>
        <translation>Abstenerse</translation>
    </message>
</context>
<context>
    <name>vallum::app::HexBattleDesk</name>
    <message>
        <source>&amp;Coordinates</source>
        <translation>&amp;Coordenadas</translation>
    </message>
    <message>
        <source>What &amp;threatens the unit or hex pointed at</source>
        <translation>Qué &amp;amenaza a la unidad o al hexágono señalado</translation>
    </message>
    <message>
        <source>Point at a unit or a hex to see what threatens it.</source>
        <translation>Señala una unidad o un hexágono para ver qué lo amenaza.</translation>
    </message>
</context>
<context>
    <name>vallum::app::HexBattleTool</name>
    <message>
        <source>Battle</source>
        <translation>Combate</translation>
    </message>
    <message>
        <source>Choose a unit that attacks or fires.</source>
        <translation>Elige una unidad que ataque o dispare.</translation>
    </message>
    <message>
        <source>Choose its target.</source>
        <translation>Elige su objetivo.</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>quedan %1</translation>
    </message>
    <message>
        <source>Fire at %1</source>
        <translation>Disparo contra %1</translation>
    </message>
    <message>
        <source>Against %1</source>
        <translation>Contra %1</translation>
    </message>
    <message>
        <source>it may evade</source>
        <translation>puede evadir</translation>
    </message>
    <message>
        <source>avg %1 hits</source>
        <translation>media %1 impactos</translation>
    </message>
    <message>
        <source>Move again</source>
        <translation>Mover otra vez</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Terminar el turno</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>Disparar</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Atacar</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>%1 can still attack. Do it again to go on anyway.</source>
        <translation>Aún sin atacar: %1. Repítelo para seguir de todos modos.</translation>
    </message>
    <message>
        <source>First choose the unit that attacks.</source>
        <translation>Elige primero la unidad que ataca.</translation>
    </message>
</context>
<context>
    <name>vallum::app::HexBonusTool</name>
    <message>
        <source>Attack once more?</source>
        <translation>¿Atacar otra vez?</translation>
    </message>
    <message>
        <source>No second attack</source>
        <translation>Sin segundo ataque</translation>
    </message>
</context>
<context>
    <name>vallum::app::HexCardTool</name>
    <message>
        <source>Play a card</source>
        <translation>Juega una carta</translation>
    </message>
    <message>
        <source>It says which units you may order this turn.</source>
        <translation>Dice a qué unidades puedes dar orden este turno.</translation>
    </message>
</context>
<context>
    <name>vallum::app::HexDesk</name>
    <message>
        <source>%1 wins the battle</source>
        <translation>%1 gana la batalla</translation>
    </message>
    <message>
        <source>The battle is a draw</source>
        <translation>La batalla termina en empate</translation>
    </message>
    <message>
        <source>New battle</source>
        <translation>Nueva batalla</translation>
    </message>
    <message>
        <source>%1 to play</source>
        <translation>Le toca a %1</translation>
    </message>
    <message>
        <source>I am %1</source>
        <translation>Soy %1</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
</context>
<context>
    <name>vallum::app::HexFlagsTool</name>
    <message>
        <source>Stay</source>
        <translation>Quedarse</translation>
    </message>
</context>
<context>
    <name>vallum::app::HexHeader</name>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Turn %1 of %2 · command %3</source>
        <translation>Turno %1 de %2 · mando %3</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Turno %1</translation>
    </message>
    <message>
        <source>One command card is played from the hand</source>
        <translation>Se juega una carta de mando de la mano</translation>
    </message>
    <message>
        <source>The card gives orders to units and leaders</source>
        <translation>La carta da órdenes a unidades y líderes</translation>
    </message>
    <message>
        <source>Ordered units and leaders move, one after another</source>
        <translation>Las unidades y los líderes con orden mueven, uno tras otro</translation>
    </message>
    <message>
        <source>Ordered units battle, one after another</source>
        <translation>Las unidades con orden combaten, una tras otra</translation>
    </message>
    <message>
        <source>After their fire, ordered units may move again</source>
        <translation>Después de disparar, las unidades con orden pueden volver a mover</translation>
    </message>
    <message>
        <source>The card is discarded, and another one drawn</source>
        <translation>Se descarta la carta y se roba otra</translation>
    </message>
</context>
<context>
    <name>vallum::app::HexLeaderPathTool</name>
    <message>
        <source>Where does %1 flee?</source>
        <translation>¿Adónde huye %1?</translation>
    </message>
    <message>
        <source>One to three hexes toward your own side; enemies on the way may catch him.</source>
        <translation>De uno a tres hexágonos hacia tu lado; los enemigos del camino pueden atraparlo.</translation>
    </message>
    <message>
        <source>Leave the board</source>
        <translation>Abandonar el tablero</translation>
    </message>
</context>
<context>
    <name>vallum::app::HexLog</name>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Double-click a line to see it again.</source>
        <translation>Haz doble clic en una línea para volver a verla.</translation>
    </message>
</context>
<context>
    <name>vallum::app::HexMoveTool</name>
    <message>
        <source>Move again</source>
        <translation>Mueve otra vez</translation>
    </message>
    <message>
        <source>Move your units</source>
        <translation>Mueve tus unidades</translation>
    </message>
    <message>
        <source>All have moved.</source>
        <translation>Todas han movido.</translation>
    </message>
    <message>
        <source>Choose a hex in its reach.</source>
        <translation>Elige un hexágono a su alcance.</translation>
    </message>
    <message>
        <source>Choose a unit with an order.</source>
        <translation>Elige una unidad con orden.</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>quedan %1</translation>
    </message>
    <message>
        <source>After this move it does not battle (%1).</source>
        <translation>Tras este movimiento no combate (%1).</translation>
    </message>
    <message>
        <source>A charge: it must attack afterward (%1).</source>
        <translation>Es una carga: después debe atacar (%1).</translation>
    </message>
    <message>
        <source>It may battle after this move.</source>
        <translation>Tras este movimiento puede combatir.</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Terminar el turno</translation>
    </message>
    <message>
        <source>To battle</source>
        <translation>Al combate</translation>
    </message>
    <message>
        <source>Leave the board</source>
        <translation>Abandonar el tablero</translation>
    </message>
    <message>
        <source>%1 can still move. Do it again to go on anyway.</source>
        <translation>Aún sin mover: %1. Repítelo para seguir de todos modos.</translation>
    </message>
    <message>
        <source>Nobody can move or attack after this move: it ends the turn.</source>
        <translation>Tras este movimiento nadie puede mover ni atacar: el turno termina con él.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Move and end the turn</source>
        <translation>Mover y terminar el turno</translation>
    </message>
    <message>
        <source>Leave the board and end the turn</source>
        <translation>Salir del tablero y terminar el turno</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Advance all 1 hex</source>
        <translation>Avanzar todas 1 hexágono</translation>
    </message>
    <message>
        <source>%1, the foremost first; those next to an enemy stay. You can undo each move.</source>
        <translation>%1, las de delante primero; las que están junto a un enemigo se quedan. Puedes deshacer cada movimiento.</translation>
    </message>
</context>
<context>
    <name>vallum::app::HexOrdersTool</name>
    <message>
        <source>Give orders</source>
        <translation>Da órdenes</translation>
    </message>
    <message>
        <source>The card can order none of your units: order one of them.</source>
        <translation>La carta no sirve para ninguna de tus unidades: da orden a una.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1 given</source>
        <translation>%1 dadas</translation>
    </message>
    <message>
        <source>As many as possible</source>
        <translation>Tantas como se pueda</translation>
    </message>
    <message>
        <source>Give no orders</source>
        <translation>No dar órdenes</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
</context>
<context>
    <name>vallum::app::HexPathTool</name>
    <message>
        <source>Stay</source>
        <translation>Quedarse</translation>
    </message>
    <message>
        <source>To %1</source>
        <translation>A %1</translation>
    </message>
</context>
<context>
    <name>vallum::app::HexRestoreTool</name>
    <message>
        <source>Who regains a block?</source>
        <translation>¿Quién recupera un bloque?</translation>
    </message>
    <message>
        <source>The die shows: %1.</source>
        <translation>El dado muestra: %1.</translation>
    </message>
</context>
<context>
    <name>vallum::app::HexRetreatTool</name>
    <message>
        <source>Where does it retreat?</source>
        <translation>¿Adónde se retira?</translation>
    </message>
    <message>
        <source>It can go only %1 of %2: it loses %3.</source>
        <translation>Solo puede recorrer %1 de %2: pierde %3.</translation>
    </message>
    <message>
        <source>It can go only %1 of %2: it loses %3 and is destroyed.</source>
        <translation>Solo puede recorrer %1 de %2: pierde %3 y queda eliminada.</translation>
    </message>
    <message>
        <source>It cannot retreat: it loses %1.</source>
        <translation>No puede retirarse: pierde %1.</translation>
    </message>
    <message>
        <source>It cannot retreat: it loses %1 and is destroyed.</source>
        <translation>No puede retirarse: pierde %1 y queda eliminada.</translation>
    </message>
    <message>
        <source>It can go only %1 of %2: who is in its way loses blocks.</source>
        <translation>Solo puede recorrer %1 de %2: quien le cierra el paso pierde bloques.</translation>
    </message>
</context>
<context>
    <name>vallum::app::HexTable</name>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Row %1, column %2</source>
        <translation>Fila %1, columna %2</translation>
    </message>
    <message>
        <source>%1, %2, %3 of %4 blocks</source>
        <translation>%1, %2, %3 de %4 bloques</translation>
    </message>
    <message>
        <source>leader %1</source>
        <translation>líder %1</translation>
    </message>
    <message>
        <source>target</source>
        <translation>objetivo</translation>
    </message>
    <message>
        <source>can be chosen</source>
        <translation>se puede elegir</translation>
    </message>
    <message>
        <source>in reach</source>
        <translation>al alcance</translation>
    </message>
    <message>
        <source>in reach, but then no battle</source>
        <translation>al alcance, pero después sin combate</translation>
    </message>
</context>
<context>
    <name>vallum::app::HexTool</name>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
</context>
<context>
    <name>vallum::app::HexTrampleTool</name>
    <message>
        <source>The elephants go wild</source>
        <translation>Los elefantes se desbocan</translation>
    </message>
    <message>
        <source>Choose which unit they trample next.</source>
        <translation>Elige a quién arrollan ahora.</translation>
    </message>
</context>
<context>
    <name>vallum::app::HomeTool</name>
    <message>
        <source>Click the edge your army comes from.</source>
        <translation>Pulsa el borde por el que llega tu ejército.</translation>
    </message>
</context>
<context>
    <name>vallum::app::IntervalBars</name>
    <message>
        <source>Shares of wins</source>
        <translation>Proporción de victorias</translation>
    </message>
    <message>
        <source>Click a row to list its battles.</source>
        <translation>Pulsa una fila para listar sus batallas.</translation>
    </message>
</context>
<context>
    <name>vallum::app::LearnPage</name>
    <message>
        <source>In progress: step %1 of %2</source>
        <translation>Empezada: paso %1 de %2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hecha</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>Sin empezar</translation>
    </message>
    <message>
        <source>&amp;Continue the lesson</source>
        <translation>&amp;Seguir con la lección</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lecciones</translation>
    </message>
    <message>
        <source>Enter starts or continues the selected one</source>
        <translation>Intro empieza o continúa la elegida</translation>
    </message>
    <message>
        <source>Start &amp;over</source>
        <translation>Desde el &amp;principio</translation>
    </message>
    <message>
        <source>&amp;Start the lesson</source>
        <translation>&amp;Empezar la lección</translation>
    </message>
    <message>
        <source>Your progress</source>
        <translation>Tu progreso</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;&lt;p&gt;About %2 minutes. You can leave at any time and pick up where you left off.&lt;/p&gt;&lt;p&gt;&lt;small&gt;Steps: %3.&lt;/small&gt;&lt;/p&gt;</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;&lt;p&gt;Unos %2 minutos. Puedes dejarla en cualquier momento y seguir donde la dejaste.&lt;/p&gt;&lt;p&gt;&lt;small&gt;Pasos: %3.&lt;/small&gt;&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>vallum::app::LessonCard</name>
    <message>
        <source>&amp;Answer</source>
        <translation>&amp;Responder</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Seguir</translation>
    </message>
    <message>
        <source>&amp;Undo it</source>
        <translation>&amp;Deshacerlo</translation>
    </message>
    <message>
        <source>Show &amp;me</source>
        <translation>&amp;Mostrar</translation>
    </message>
    <message>
        <source>&amp;Leave the lesson</source>
        <translation>De&amp;jar la lección</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lección</translation>
    </message>
    <message>
        <source>What to do in this step of the lesson</source>
        <translation>Qué hacer en este paso de la lección</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Tu respuesta</translation>
    </message>
    <message>
        <source>The number asked for</source>
        <translation>El número que se pregunta</translation>
    </message>
    <message>
        <source>%1 · step %2 of %3</source>
        <translation>%1 · paso %2 de %3</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation>&amp;Paso siguiente</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
</context>
<context>
    <name>vallum::app::LessonDesk</name>
    <message>
        <source>That is legal too, but not what this step is about. Undo it, or go on from here.</source>
        <translation>También está permitido, pero este paso trata de otra cosa. Deshazlo, o sigue desde aquí.</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <translation>Paso hecho: «%1»</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Correcto.</translation>
    </message>
    <message>
        <source>Not quite: it is not %1. Check what is framed.</source>
        <translation>No del todo: no es %1. Mira otra vez lo que está enmarcado.</translation>
    </message>
    <message>
        <source>You have finished the lesson</source>
        <translation>Has terminado la lección</translation>
    </message>
    <message>
        <source>Now your &amp;first battle</source>
        <translation>Ahora tu &amp;primera batalla</translation>
    </message>
    <message>
        <source>You know enough to lead an army. The computer will lead the other.</source>
        <translation>Ya sabes lo bastante para mandar un ejército. El ordenador mandará el otro.</translation>
    </message>
    <message>
        <source>Fight this battle to the end, or leave the lesson and choose another battle.</source>
        <translation>Lucha esta batalla hasta el final, o deja la lección y elige otra batalla.</translation>
    </message>
    <message>
        <source>Left out, because the battle does not allow it now: %1.</source>
        <translation>Omitido, porque la batalla no lo permite ahora: %1.</translation>
    </message>
    <message>
        <source>The battle has gone back to an earlier point, and so has the lesson.</source>
        <translation>La batalla ha vuelto a un punto anterior, y la lección también.</translation>
    </message>
    <message>
        <source>Done for you: %1</source>
        <translation>Hecho por ti: %1</translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>Deshecho.</translation>
    </message>
    <message>
        <source>You cannot skip this now. Answer the question first.</source>
        <translation>Esto no se puede saltar ahora. Responde antes a la pregunta.</translation>
    </message>
    <message>
        <source>That is %1. Pick the marked one.</source>
        <translation>Eso es %1. Elige la unidad señalada.</translation>
    </message>
</context>
<context>
    <name>vallum::app::LogPanel</name>
    <message>
        <source>What the log shows</source>
        <translation>Qué muestra el registro</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Search the log</source>
        <translation>Buscar en el registro</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Everything, or one kind of events</source>
        <translation>Todo, o una clase de sucesos</translation>
    </message>
    <message>
        <source>Show only lines with these words</source>
        <translation>Muestra solo las líneas con estas palabras</translation>
    </message>
    <message>
        <source>What has happened, newest last</source>
        <translation>Lo que ha pasado, lo más nuevo al final</translation>
    </message>
</context>
<context>
    <name>vallum::app::LossGauge</name>
    <message>
        <source>Losses</source>
        <translation>Pérdidas</translation>
    </message>
    <message>
        <source>lost %1 of %2</source>
        <translation>%1 de %2 perdidos</translation>
    </message>
    <message>
        <source>lost %1</source>
        <translation>%1 perdidos</translation>
    </message>
    <message>
        <source>%1 has lost %2 points; above %3 it must check whether it stays on the field (SET-13)</source>
        <translation>%1 ha perdido %2 puntos; por encima de %3 debe comprobar si sigue en el campo (SET-13)</translation>
    </message>
    <message>
        <source>lost %1 of ?</source>
        <translation>%1 de ? perdidos</translation>
    </message>
    <message>
        <source>%1 has lost %2 points; beyond half of its army it must check whether it stays on the field (SET-13). How much that is stays secret while it has units face down</source>
        <translation>%1 ha perdido %2 puntos; por encima de la mitad de su ejército debe comprobar si sigue en el campo (SET-13). Cuánto es eso queda en secreto mientras tenga unidades boca abajo</translation>
    </message>
    <message>
        <source>%1 has lost %2 points; in this battle, losses alone do not end it</source>
        <translation>%1 ha perdido %2 puntos; en esta batalla, las pérdidas por sí solas no la terminan</translation>
    </message>
    <message>
        <source>An army with no unit in good order is beaten (SET-16)</source>
        <translation>Un ejército sin ninguna unidad en buen orden está derrotado (SET-16)</translation>
    </message>
    <message>
        <source>An army is beaten when its general dies (SET-17)</source>
        <translation>Un ejército está derrotado cuando muere su general (SET-17)</translation>
    </message>
</context>
<context>
    <name>vallum::app::LuckPanel</name>
    <message>
        <source>rolls</source>
        <translation>tiradas</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>esperado</translation>
    </message>
    <message>
        <source>actual</source>
        <translation>real</translation>
    </message>
    <message>
        <source>as bad, %</source>
        <translation>peor, %</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>&lt;p&gt;Not counted: %1 against units with hidden values.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Sin contar: %1 contra unidades de valores ocultos.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Cambiar…</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Suerte</translation>
    </message>
    <message>
        <source>Each roll is weighed by its odds. &apos;As bad&apos; says in how many of 100 battles the same rolls would have done as badly or worse.</source>
        <translation>Cada tirada cuenta según su probabilidad. «Peor» dice en cuántas de 100 batallas las mismas tiradas habrían salido igual de mal o peor.</translation>
    </message>
    <message>
        <source>All dice</source>
        <translation>Todos los dados</translation>
    </message>
    <message>
        <source>Which dice</source>
        <translation>Qué dados</translation>
    </message>
    <message>
        <source>Which dice the chart shows</source>
        <translation>Qué dados muestra el gráfico</translation>
    </message>
    <message>
        <source>What the dice brought, and what was expected</source>
        <translation>Lo que han dado los dados y lo esperado</translation>
    </message>
    <message>
        <source>Copy the seed</source>
        <translation>Copia la semilla</translation>
    </message>
    <message>
        <source>Use another seed for the dice still to come</source>
        <translation>Usa otra semilla para los dados que quedan</translation>
    </message>
    <message>
        <source>No battle</source>
        <translation>Sin batalla</translation>
    </message>
    <message>
        <source>Real dice; cards from seed %1</source>
        <translation>Dados físicos; cartas de la semilla %1</translation>
    </message>
    <message>
        <source>Dice seed: %1</source>
        <translation>Semilla de los dados: %1</translation>
    </message>
    <message>
        <source>Dice seed</source>
        <translation>Semilla de los dados</translation>
    </message>
    <message>
        <source>Dice and cards still to come use this seed.
What has been rolled stays.</source>
        <translation>Los dados y cartas que quedan usan esta semilla.
Lo ya tirado se queda como está.</translation>
    </message>
</context>
<context>
    <name>vallum::app::MainWindow</name>
    <message>
        <source>Vallum</source>
        <translation>Vallum</translation>
    </message>
    <message>
        <source>This file cannot be opened</source>
        <translation>No se puede abrir este archivo</translation>
    </message>
    <message>
        <source>%1 – Vallum</source>
        <translation>%1 – Vallum</translation>
    </message>
    <message>
        <source>Save it somewhere else before the lesson begins?</source>
        <translation>¿Guardarla en otro sitio antes de empezar la lección?</translation>
    </message>
    <message>
        <source>Save it somewhere else before you quit?</source>
        <translation>¿Guardarla en otro sitio antes de salir?</translation>
    </message>
</context>
<context>
    <name>vallum::app::MenuButton</name>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
    <message>
        <source>All menus</source>
        <translation>Todos los menús</translation>
    </message>
</context>
<context>
    <name>vallum::app::MoveTool</name>
    <message>
        <source>No unit can move now. End the phase.</source>
        <translation>Ninguna unidad puede moverse ahora. Termina la fase.</translation>
    </message>
    <message>
        <source>Pick the unit to move (Tab).</source>
        <translation>Elige la unidad que vas a mover (Tab).</translation>
    </message>
    <message>
        <source>Pick a unit to move (Tab for the next one), or several with Shift.</source>
        <translation>Elige una unidad para mover (Tab: la siguiente) o varias con Mayús.</translation>
    </message>
    <message>
        <source>Your move for %1 is not made yet.</source>
        <translation>Tu movimiento de %1 aún no está hecho.</translation>
    </message>
    <message>
        <source>Your moves are not made yet.</source>
        <translation>Tus movimientos aún no están hechos.</translation>
    </message>
    <message>
        <source>%1 can still move.</source>
        <translation>Aún pueden mover: %1.</translation>
    </message>
    <message>
        <source>%1 Enter confirms, Escape cancels.</source>
        <translation>%1 Intro confirma, Escape cancela.</translation>
    </message>
    <message>
        <source>No more moves this turn. Undo one, or end the turn.</source>
        <translation>No quedan movimientos en este turno. Deshaz uno o termina el turno.</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Terminar el turno</translation>
    </message>
</context>
<context>
    <name>vallum::app::NewBattlePage</name>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Empezar</translation>
    </message>
    <message>
        <source>Dice seed</source>
        <translation>Semilla de los dados</translation>
    </message>
    <message>
        <source>The same number gives the same dice and cards</source>
        <translation>El mismo número da los mismos dados y cartas</translation>
    </message>
    <message>
        <source>The same seed gives the same dice and cards.</source>
        <translation>La misma semilla da los mismos dados y cartas.</translation>
    </message>
    <message>
        <source>Seed of the &amp;dice</source>
        <translation>Semilla de los &amp;dados</translation>
    </message>
    <message>
        <source>&amp;Real dice</source>
        <translation>Dados &amp;físicos</translation>
    </message>
    <message>
        <source>Roll real dice and type in the result. Cards are still drawn here.</source>
        <translation>Tira dados de verdad y escribe el resultado. Las cartas se siguen robando aquí.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
</context>
<context>
    <name>vallum::app::OfferView</name>
    <message>
        <source>What is not possible now, and why</source>
        <translation>Lo que ahora no es posible, y por qué</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Qué hacer</translation>
    </message>
    <message>
        <source>What to decide now, and the choices</source>
        <translation>Qué decidir ahora, y las opciones</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>What can be chosen, apart from what is proposed</source>
        <translation>Lo que se puede elegir, aparte de lo que se propone</translation>
    </message>
    <message>
        <source>What can&apos;t it do? (%1)</source>
        <translation>¿Qué no puede hacer? (%1)</translation>
    </message>
</context>
<context>
    <name>vallum::app::OpenPage</name>
    <message>
        <source>is gone</source>
        <translation>ya no está ahí</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Archivos recientes</translation>
    </message>
    <message>
        <source>Enter opens the selected one</source>
        <translation>Intro abre el elegido</translation>
    </message>
    <message>
        <source>Choose a &amp;file…</source>
        <translation>Elegir un &amp;archivo…</translation>
    </message>
    <message>
        <source>Recent battles and scenarios. You can also drop a file on the window.</source>
        <translation>Batallas y escenarios recientes. También puedes soltar un archivo sobre la ventana.</translation>
    </message>
    <message>
        <source>Open your own battles and scenarios here, or drop a file on the window.</source>
        <translation>Abre aquí tus batallas y escenarios, o suelta un archivo sobre la ventana.</translation>
    </message>
</context>
<context>
    <name>vallum::app::OptionsForm</name>
    <message>
        <source>Always-active general</source>
        <translation>General siempre activo</translation>
    </message>
    <message>
        <source>The unit with the general acts in every turn without an order (OPT-03).</source>
        <translation>La unidad con el general actúa cada turno sin orden (OPT-03).</translation>
    </message>
    <message>
        <source>No random events</source>
        <translation>Sin eventos al azar</translation>
    </message>
    <message>
        <source>No random events in combat; events from the hand remain (OPT-15).</source>
        <translation>No se descubren eventos en combate; los de la mano se mantienen (OPT-15).</translation>
    </message>
    <message>
        <source>Veterans at the start</source>
        <translation>Unidades veteranas al inicio</translation>
    </message>
    <message>
        <source>Units may be bought as veterans or elites (EVT-14).</source>
        <translation>Las unidades pueden comprarse veteranas o de élite (EVT-14).</translation>
    </message>
    <message>
        <source>Reinforced units</source>
        <translation>Unidades reforzadas</translation>
    </message>
    <message>
        <source>Every unit has 2 extra health (OPT-32).</source>
        <translation>Cada unidad tiene 2 de salud más (OPT-32).</translation>
    </message>
    <message>
        <source>Protected flanks</source>
        <translation>Flancos protegidos</translation>
    </message>
    <message>
        <source>A friend close on the flank gives +1 morale in melee (OPT-24).</source>
        <translation>Una amiga junto a un flanco da +1 de moral en combate cuerpo a cuerpo (OPT-24).</translation>
    </message>
    <message>
        <source>Advance in line</source>
        <translation>Avance en línea</translation>
    </message>
    <message>
        <source>Two cards order a whole line of units (OPT-26).</source>
        <translation>Dos cartas dan orden a toda una línea de unidades (OPT-26).</translation>
    </message>
    <message>
        <source>Intimidating camels</source>
        <translation>Camellos intimidantes</translation>
    </message>
    <message>
        <source>Camels frighten horses (OPT-31).</source>
        <translation>Los camellos asustan a los caballos (OPT-31).</translation>
    </message>
    <message>
        <source>Ranged attacks are penalized beyond</source>
        <translation>Ataques a distancia penalizados más allá de</translation>
    </message>
    <message>
        <source>Ranged attacks are impossible beyond</source>
        <translation>Ataques a distancia imposibles más allá de</translation>
    </message>
    <message>
        <source>Limited visibility</source>
        <translation>Visibilidad limitada</translation>
    </message>
    <message>
        <source>Shots have -1/-1 beyond the first distance and are impossible beyond the second (OPT-16).</source>
        <translation>Los disparos tienen -1/-1 más allá de la primera distancia y son imposibles más allá de la segunda (OPT-16).</translation>
    </message>
    <message>
        <source>Fog distance</source>
        <translation>Distancia de la niebla</translation>
    </message>
    <message>
        <source>Fog of war</source>
        <translation>Niebla de guerra</translation>
    </message>
    <message>
        <source>Units farther than this from every enemy stay face down (OPT-17).</source>
        <translation>Las unidades a más distancia que esta de todo enemigo quedan boca abajo (OPT-17).</translation>
    </message>
    <message>
        <source> DU</source>
        <translation> UD</translation>
    </message>
    <message>
        <source>In DU</source>
        <translation>En UD</translation>
    </message>
</context>
<context>
    <name>vallum::app::OrderTool</name>
    <message>
        <source>Click adjacent units to form the line (A for all), and two cards to pay for it.</source>
        <translation>Pulsa unidades contiguas para formar la línea (A: todas) y las dos cartas que la pagan.</translation>
    </message>
    <message>
        <source>Click the units for this order (up to %1 more), then play it.</source>
        <translation>Pulsa las unidades para esta orden (hasta %1 más) y juégala.</translation>
    </message>
    <message>
        <source>Enter plays the order, Escape puts the card back.</source>
        <translation>Intro juega la orden, Escape devuelve la carta.</translation>
    </message>
    <message>
        <source>The line has no order yet.</source>
        <translation>La línea aún no tiene orden.</translation>
    </message>
    <message>
        <source>%1 is chosen but not played.</source>
        <translation>%1 está elegida, pero aún no se ha jugado.</translation>
    </message>
    <message>
        <source>Choose a unit for %1 first.</source>
        <translation>Elige primero una unidad para %1.</translation>
    </message>
    <message>
        <source>Click a card in your hand, then the units that it activates.</source>
        <translation>Pulsa una carta de tu mano y luego las unidades que activa.</translation>
    </message>
    <message>
        <source>No unit fits %1 now: it would be wasted. Press the button to play it all the same.</source>
        <translation>Ninguna unidad cumple ahora %1: se desperdiciaría. Pulsa el botón para jugarla de todos modos.</translation>
    </message>
    <message>
        <source>First click a card in your hand.</source>
        <translation>Primero pulsa una carta de tu mano.</translation>
    </message>
    <message>
        <source>This order has all its units. Click a chosen one to leave it out.</source>
        <translation>Esta orden ya tiene todas sus unidades. Pulsa una elegida para quitarla.</translation>
    </message>
    <message>
        <source>Units move after the orders. First click a card, then the units that it activates.</source>
        <translation>Las unidades se mueven después de las órdenes. Primero pulsa una carta y luego las unidades que activa.</translation>
    </message>
    <message>
        <source>This order needs no unit. Enter plays it.</source>
        <translation>Esta orden no necesita unidades. Intro la juega.</translation>
    </message>
    <message>
        <source>You have no cards, and units act only on orders. Draw new cards at the end of the turn.</source>
        <translation>No tienes cartas, y las unidades solo actúan con órdenes. Roba cartas nuevas al final del turno.</translation>
    </message>
    <message>
        <source>Units move after the orders. If that was all, press &apos;No more orders&apos;.</source>
        <translation>Las unidades se mueven después de las órdenes. Si ya está, pulsa «Sin más órdenes».</translation>
    </message>
    <message>
        <source>None of your cards can order a unit now. End the phase; you draw at the end of the turn.</source>
        <translation>Ninguna de tus cartas puede dar órdenes a una unidad ahora. Termina la fase; al final del turno robas.</translation>
    </message>
    <message>
        <source>It only adds to another order: click that card, too.</source>
        <translation>Solo acompaña a otra orden: pulsa también esa carta.</translation>
    </message>
    <message>
        <source>Escape puts the card back.</source>
        <translation>Escape devuelve la carta.</translation>
    </message>
</context>
<context>
    <name>vallum::app::OverviewMap</name>
    <message>
        <source>Overview</source>
        <translation>Vista general</translation>
    </message>
    <message>
        <source>A small map of the whole table; arrow keys move the view</source>
        <translation>Un mapa pequeño de toda la mesa; las flechas mueven la vista</translation>
    </message>
    <message>
        <source>Click to look there</source>
        <translation>Pulsa para mirar allí</translation>
    </message>
</context>
<context>
    <name>vallum::app::OwnBattlePage</name>
    <message>
        <source> DU</source>
        <translation> UD</translation>
    </message>
    <message>
        <source>Width of the table</source>
        <translation>Ancho de la mesa</translation>
    </message>
    <message>
        <source>Depth of the table</source>
        <translation>Fondo de la mesa</translation>
    </message>
    <message>
        <source>Casualties</source>
        <translation>Bajas</translation>
    </message>
    <message>
        <source>Annihilation</source>
        <translation>Aniquilación</translation>
    </message>
    <message>
        <source>Death of the general</source>
        <translation>Muerte del general</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Número de jugadores</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Equipos</translation>
    </message>
    <message>
        <source>Order of the turns</source>
        <translation>Orden de los turnos</translation>
    </message>
    <message>
        <source>Points of each team</source>
        <translation>Puntos de cada equipo</translation>
    </message>
    <message>
        <source>Deployment</source>
        <translation>Despliegue</translation>
    </message>
    <message>
        <source>An army that has lost more than half may have to leave the field (SET-13).</source>
        <translation>Un ejército que ha perdido más de la mitad puede tener que abandonar el campo (SET-13).</translation>
    </message>
    <message>
        <source>An army with no unit in good order is beaten (SET-16).</source>
        <translation>Pierde el ejército que no tiene ninguna unidad en buen orden (SET-16).</translation>
    </message>
    <message>
        <source>An army that loses its general is beaten (SET-17).</source>
        <translation>Pierde el ejército que pierde a su general (SET-17).</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Turnos</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Victory by</source>
        <translation>Victoria por</translation>
    </message>
    <message>
        <source>Optional rules</source>
        <translation>Reglas opcionales</translation>
    </message>
    <message>
        <source> against </source>
        <translation> contra </translation>
    </message>
    <message>
        <source>Ready to begin.</source>
        <translation>Todo listo para empezar.</translation>
    </message>
    <message>
        <source>Foot, horse and missile units (TEAM-03)</source>
        <translation>Infantería, montadas y las que disparan (TEAM-03)</translation>
    </message>
    <message>
        <source>Each ally leads an army of its own (TEAM-04)</source>
        <translation>Cada aliado manda su propio ejército (TEAM-04)</translation>
    </message>
    <message>
        <source>What allies share</source>
        <translation>Qué se reparten los aliados</translation>
    </message>
    <message>
        <source>Allies share</source>
        <translation>Reparto aliado</translation>
    </message>
    <message>
        <source>Size of the table, in DU</source>
        <translation>Tamaño de la mesa, en UD</translation>
    </message>
    <message>
        <source>Each has an army of its own</source>
        <translation>Cada uno tiene su propio ejército</translation>
    </message>
    <message>
        <source>Who fights with whom</source>
        <translation>Quiénes luchan juntos</translation>
    </message>
    <message>
        <source>Who has the next turn</source>
        <translation>Quién tiene el turno siguiente</translation>
    </message>
    <message>
        <source>Which ally leads which units</source>
        <translation>Qué aliado manda qué unidades</translation>
    </message>
    <message>
        <source>Points for each team</source>
        <translation>Puntos de cada equipo</translation>
    </message>
    <message>
        <source>How armies are deployed</source>
        <translation>Cómo se despliegan los ejércitos</translation>
    </message>
    <message>
        <source>Victory: choose at least one condition (SET-10).</source>
        <translation>Victoria por: elige al menos una condición (SET-10).</translation>
    </message>
    <message>
        <source>%1; expected: %2</source>
        <translation>%1; se esperaba: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Two sides are called %1.</source>
        <translation>Dos bandos se llaman %1.</translation>
    </message>
    <message>
        <source>14 DU of width for every 1,000 points, and more where the cards need it (SET-18, SET-19)</source>
        <translation>14 UD de ancho por cada 1000 puntos, y más donde las cartas lo necesitan (SET-18, SET-19)</translation>
    </message>
    <message>
        <source>Fit to the armies</source>
        <translation>Según los ejércitos</translation>
    </message>
    <message>
        <source>Two teams</source>
        <translation>Dos equipos</translation>
    </message>
    <message>
        <source>Every side for itself</source>
        <translation>Todos contra todos</translation>
    </message>
    <message>
        <source>Teams act together</source>
        <translation>Cada equipo a la vez</translation>
    </message>
    <message>
        <source>Allies one after the other</source>
        <translation>Los aliados, uno tras otro</translation>
    </message>
    <message>
        <source>Teams alternate</source>
        <translation>Los equipos se alternan</translation>
    </message>
    <message>
        <source>Parts of the line</source>
        <translation>Partes de la línea</translation>
    </message>
    <message>
        <source>Kinds of units</source>
        <translation>Clases de unidades</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>Ejércitos</translation>
    </message>
    <message>
        <source>Unit by unit, in turn</source>
        <translation>Unidad por unidad, por turnos</translation>
    </message>
    <message>
        <source>All at once, in mirrored ranks</source>
        <translation>Todo a la vez, en filas en espejo</translation>
    </message>
    <message>
        <source>Open plain</source>
        <translation>Llanura abierta</translation>
    </message>
    <message>
        <source>Woods</source>
        <translation>Bosques</translation>
    </message>
    <message>
        <source>Hills</source>
        <translation>Colinas</translation>
    </message>
    <message>
        <source>Woods and hills</source>
        <translation>Bosques y colinas</translation>
    </message>
    <message>
        <source>Shallow stream</source>
        <translation>Arroyo vadeable</translation>
    </message>
    <message>
        <source>Grass</source>
        <translation>Hierba</translation>
    </message>
    <message>
        <source>Dry earth</source>
        <translation>Tierra seca</translation>
    </message>
    <message>
        <source>Sand</source>
        <translation>Arena</translation>
    </message>
    <message>
        <source>Snow</source>
        <translation>Nieve</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Terreno</translation>
    </message>
    <message>
        <source>The terrain between the armies, alike for both</source>
        <translation>El terreno entre los ejércitos, igual para ambos</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>Suelo</translation>
    </message>
    <message>
        <source>The look of the ground</source>
        <translation>El aspecto del suelo</translation>
    </message>
    <message>
        <source>It can be waded everywhere, as difficult terrain (TER-16)</source>
        <translation>Se puede vadear en cualquier parte, como terreno difícil (TER-16)</translation>
    </message>
</context>
<context>
    <name>vallum::app::OwnHexPage</name>
    <message>
        <source>Open ground</source>
        <translation>Campo abierto</translation>
    </message>
    <message>
        <source>Broken ground</source>
        <translation>Terreno quebrado</translation>
    </message>
    <message>
        <source>Forest</source>
        <translation>Bosque</translation>
    </message>
    <message>
        <source>Hill</source>
        <translation>Colina</translation>
    </message>
    <message>
        <source>Sea</source>
        <translation>Mar</translation>
    </message>
    <message>
        <source>River</source>
        <translation>Río</translation>
    </message>
    <message>
        <source>Ford</source>
        <translation>Vado</translation>
    </message>
    <message>
        <source>Marsh</source>
        <translation>Marisma</translation>
    </message>
    <message>
        <source>Rampart</source>
        <translation>Terraplén</translation>
    </message>
    <message>
        <source>Fortified camp</source>
        <translation>Campamento fortificado</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>Puente</translation>
    </message>
    <message>
        <source>City wall</source>
        <translation>Muralla</translation>
    </message>
    <message>
        <source>Fortified city wall</source>
        <translation>Muralla fortificada</translation>
    </message>
    <message>
        <source>My battle</source>
        <translation>Mi batalla</translation>
    </message>
    <message>
        <source>Points for each side</source>
        <translation>Puntos por bando</translation>
    </message>
    <message>
        <source>Camps are worth a banner</source>
        <translation>Los campamentos valen un estandarte</translation>
    </message>
    <message>
        <source>Siege rules</source>
        <translation>Reglas de asedio</translation>
    </message>
    <message>
        <source>Your own hex battle</source>
        <translation>Tu batalla de hexágonos</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Ejército</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Banners to win</source>
        <translation>Estandartes para ganar</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Líderes</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Points used</source>
        <translation>Puntos usados</translation>
    </message>
    <message>
        <source>%1, top side</source>
        <translation>%1, bando de arriba</translation>
    </message>
    <message>
        <source>%1, bottom side</source>
        <translation>%1, bando de abajo</translation>
    </message>
    <message>
        <source>Leader %1</source>
        <translation>Líder %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Move units</source>
        <translation>Mover unidades</translation>
    </message>
    <message>
        <source>What a click on the board does</source>
        <translation>Qué hace un clic en el tablero</translation>
    </message>
    <message>
        <source>Move units, or place terrain and works on the board; a second click removes them</source>
        <translation>Mueve unidades, o coloca terreno y obras en el tablero; un segundo clic los quita</translation>
    </message>
    <message>
        <source>&amp;Save the scenario…</source>
        <translation>&amp;Guardar el escenario…</translation>
    </message>
    <message>
        <source>Save the scenario</source>
        <translation>Guardar el escenario</translation>
    </message>
    <message>
        <source>Scenarios (*.json)</source>
        <translation>Escenarios (*.json)</translation>
    </message>
    <message>
        <source>%1 of %2 at %3</source>
        <translation>%1 de %2 en %3</translation>
    </message>
    <message>
        <source>Banners of %1</source>
        <translation>Estandartes de %1</translation>
    </message>
    <message>
        <source>%1 has %2 points too many.</source>
        <translation>A %1 le sobran %2 puntos.</translation>
    </message>
    <message>
        <source>%1: found %2, expected %3.</source>
        <translation>%1: se encontró %2, se esperaba %3.</translation>
    </message>
    <message>
        <source>Click where the unit should stand.</source>
        <translation>Pulsa donde debe estar la unidad.</translation>
    </message>
    <message>
        <source>Ready to begin.</source>
        <translation>Todo listo para empezar.</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Guardado como %1</translation>
    </message>
    <message>
        <source>The scenario could not be saved as %1.</source>
        <translation>No se pudo guardar el escenario como %1.</translation>
    </message>
</context>
<context>
    <name>vallum::app::Panel</name>
    <message>
        <source>Hide; the View menu brings it back</source>
        <translation>Ocultar; vuelve desde el menú Ver</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>Ocultar %1</translation>
    </message>
</context>
<context>
    <name>vallum::app::PhaseBar</name>
    <message>
        <source>&amp;Next unit</source>
        <translation>&amp;Siguiente unidad</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Preparación</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Turno %1</translation>
    </message>
    <message>
        <source>The battle is over</source>
        <translation>La batalla ha terminado</translation>
    </message>
    <message>
        <source>Go to the next unit that can still act</source>
        <translation>Ir a la siguiente unidad que aún puede actuar</translation>
    </message>
    <message>
        <source>End this phase</source>
        <translation>Terminar esta fase</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Órdenes</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>Shooting</source>
        <translation>Disparo</translation>
    </message>
    <message>
        <source>Skirmish</source>
        <translation>Escaramuza</translation>
    </message>
    <message>
        <source>Melee</source>
        <translation>Combate</translation>
    </message>
    <message>
        <source>Flight</source>
        <translation>Huida</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Turn %1; orders played so far: %2</source>
        <translation>Turno %1; órdenes jugadas hasta ahora: %2</translation>
    </message>
    <message>
        <source>End phase</source>
        <translation>Fin de fase</translation>
    </message>
</context>
<context>
    <name>vallum::app::PhaseStrip</name>
    <message>
        <source>Phases of the turn</source>
        <translation>Fases del turno</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>quedan %1</translation>
    </message>
</context>
<context>
    <name>vallum::app::PickedUnits</name>
    <message>
        <source>%1 is in a fight.</source>
        <translation>%1 está en combate.</translation>
    </message>
    <message>
        <source>Charge with %1.</source>
        <translation>Carga de %1.</translation>
    </message>
    <message>
        <source>Move %1.</source>
        <translation>Mover %1.</translation>
    </message>
</context>
<context>
    <name>vallum::app::PictureDialog</name>
    <message>
        <source>Include current &amp;markings</source>
        <translation>Incluir las &amp;marcas actuales</translation>
    </message>
    <message>
        <source>The whole table</source>
        <translation>Toda la mesa</translation>
    </message>
    <message>
        <source>What the window shows</source>
        <translation>Lo que muestra la ventana</translation>
    </message>
    <message>
        <source>The picked units</source>
        <translation>Las unidades elegidas</translation>
    </message>
    <message>
        <source>A rectangle</source>
        <translation>Un rectángulo</translation>
    </message>
    <message>
        <source>Part of the table in the picture</source>
        <translation>Parte de la mesa que sale en la imagen</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Oeste</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Norte</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Ancho</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Alto</translation>
    </message>
    <message>
        <source> DU</source>
        <translation> UD</translation>
    </message>
    <message>
        <source>Of the rectangle, from the north-west corner of the table</source>
        <translation>Del rectángulo, desde la esquina noroeste de la mesa</translation>
    </message>
    <message>
        <source> pixels</source>
        <translation> píxeles</translation>
    </message>
    <message>
        <source>The size of 1 DU in the picture</source>
        <translation>Cuánto mide 1 UD en la imagen</translation>
    </message>
    <message>
        <source>&amp;Part</source>
        <translation>&amp;Parte</translation>
    </message>
    <message>
        <source>&amp;1 DU is</source>
        <translation>&amp;1 UD equivale a</translation>
    </message>
</context>
<context>
    <name>vallum::app::PicturePreview</name>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>The table, with a frame around what will be in the picture</source>
        <translation>La mesa, con un marco alrededor de lo que saldrá en la imagen</translation>
    </message>
    <message>
        <source>Drag over the table to choose a part of it</source>
        <translation>Arrastra sobre la mesa para elegir una parte</translation>
    </message>
</context>
<context>
    <name>vallum::app::PlaceTool</name>
    <message>
        <source>Click where the unit should stand; R and Shift+R turn it. %1 left.</source>
        <translation>Pulsa donde debe estar la unidad; R y Mayús+R la giran. Quedan %1.</translation>
    </message>
    <message>
        <source>Siege tower</source>
        <translation>Torre de asedio</translation>
    </message>
    <message>
        <source>Ram, for a unit that lies there</source>
        <translation>Ariete, para una unidad que esté allí</translation>
    </message>
    <message>
        <source>%1 ×%2</source>
        <translation>%1 ×%2</translation>
    </message>
    <message>
        <source>%1 stands there. Undo takes back what was placed last.</source>
        <translation>Ahí está %1. Deshacer retira lo último que se colocó.</translation>
    </message>
</context>
<context>
    <name>vallum::app::Playback</name>
    <message>
        <source>breaks</source>
        <translation>se desordena</translation>
    </message>
    <message>
        <source>routs</source>
        <translation>se da a la fuga</translation>
    </message>
    <message>
        <source>destroyed</source>
        <translation>eliminada</translation>
    </message>
    <message>
        <source>rallies</source>
        <translation>se recobra</translation>
    </message>
    <message>
        <source>reorganizes</source>
        <translation>se reorganiza</translation>
    </message>
    <message>
        <source>withdraws</source>
        <translation>se repliega</translation>
    </message>
    <message>
        <source>breaks off</source>
        <translation>se separa</translation>
    </message>
    <message>
        <source>separates</source>
        <translation>se separa</translation>
    </message>
    <message>
        <source>cannot get away</source>
        <translation>no puede escapar</translation>
    </message>
    <message>
        <source>starts to climb</source>
        <translation>empieza a escalar</translation>
    </message>
    <message>
        <source>level %1 climbed</source>
        <translation>sube al nivel %1</translation>
    </message>
    <message>
        <source>stops climbing</source>
        <translation>deja de escalar</translation>
    </message>
    <message>
        <source>takes its place</source>
        <translation>ocupa su sitio</translation>
    </message>
    <message>
        <source>picks up the ram</source>
        <translation>recoge el ariete</translation>
    </message>
    <message>
        <source>drops the ram</source>
        <translation>suelta el ariete</translation>
    </message>
    <message>
        <source>damage %1</source>
        <translation>daño %1</translation>
    </message>
    <message>
        <source>the door is broken</source>
        <translation>la puerta está rota</translation>
    </message>
    <message>
        <source>fire %1</source>
        <translation>fuego %1</translation>
    </message>
    <message>
        <source>%1 put out</source>
        <translation>%1 apagado</translation>
    </message>
    <message>
        <source>collapses</source>
        <translation>se derrumba</translation>
    </message>
    <message>
        <source>cleared away</source>
        <translation>despejado</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>vallum::app::Preferences</name>
    <message>
        <source>Fast</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>&amp;Curtain between the players</source>
        <translation>&amp;Cortina entre jugadores</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Al instante</translation>
    </message>
</context>
<context>
    <name>vallum::app::PrintDialog</name>
    <message>
        <source>The table, to scale</source>
        <translation>La mesa, a escala</translation>
    </message>
    <message>
        <source>The table on one sheet</source>
        <translation>La mesa en una hoja</translation>
    </message>
    <message>
        <source>Unit cards</source>
        <translation>Cartas de unidad</translation>
    </message>
    <message>
        <source>Army lists</source>
        <translation>Listas de ejército</translation>
    </message>
    <message>
        <source>The length of 1 DU on paper; 50 mm on a real table</source>
        <translation>Longitud de 1 UD en el papel; 50 mm en una mesa real</translation>
    </message>
    <message>
        <source>&amp;1 DU is</source>
        <translation>&amp;1 UD equivale a</translation>
    </message>
</context>
<context>
    <name>vallum::app::Projector</name>
    <message>
        <source>Second s&amp;creen for a class</source>
        <translation>Segunda pan&amp;talla para una clase</translation>
    </message>
    <message>
        <source>Second screen fo&amp;llows this view</source>
        <translation>La segunda pantalla &amp;sigue esta vista</translation>
    </message>
</context>
<context>
    <name>vallum::app::ProjectorWindow</name>
    <message>
        <source>Follow the main window</source>
        <translation>Seguir la ventana principal</translation>
    </message>
    <message>
        <source>Whole table</source>
        <translation>Toda la mesa</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Más grande</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Más pequeño</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pantalla completa</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>%1 – second screen</source>
        <translation>%1 – segunda pantalla</translation>
    </message>
    <message>
        <source>Second screen</source>
        <translation>Segunda pantalla</translation>
    </message>
</context>
<context>
    <name>vallum::app::QuestionPanel</name>
    <message>
        <source>What to do now</source>
        <translation>Qué hacer ahora</translation>
    </message>
    <message>
        <source>Looking back. Nothing here changes the battle.</source>
        <translation>Estás viendo la repetición. Nada de lo que hagas aquí cambia la batalla.</translation>
    </message>
    <message>
        <source>%1 End the phase again to go on anyway.</source>
        <translation>%1 Termina la fase otra vez para seguir de todos modos.</translation>
    </message>
    <message>
        <source>Drawing. The battle waits.</source>
        <translation>Estás dibujando; la batalla espera.</translation>
    </message>
    <message>
        <source>Back to the battle</source>
        <translation>Volver a la batalla</translation>
    </message>
    <message>
        <source>Follow it on the sheet.</source>
        <translation>Síguelo en la hoja.</translation>
    </message>
</context>
<context>
    <name>vallum::app::RecapCard</name>
    <message>
        <source>&amp;Watch it</source>
        <translation>&amp;Ver cómo ocurrió</translation>
    </message>
    <message>
        <source>What happened since your last turn</source>
        <translation>Qué ha pasado desde tu último turno</translation>
    </message>
    <message>
        <source>Click to see where, double-click to watch it.</source>
        <translation>Un clic muestra el lugar; un doble clic, cómo ocurrió.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>Nothing happened to any unit.</source>
        <translation>No le ha pasado nada a nadie.</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>Desde tu último turno</translation>
    </message>
    <message>
        <source>So far</source>
        <translation>Hasta ahora</translation>
    </message>
</context>
<context>
    <name>vallum::app::ReplayBar</name>
    <message>
        <source>To the beginning</source>
        <translation>Al principio</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <translation>Turno anterior</translation>
    </message>
    <message>
        <source>Previous fight</source>
        <translation>Combate anterior</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Un paso atrás</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Un paso adelante</translation>
    </message>
    <message>
        <source>Next fight</source>
        <translation>Combate siguiente</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Turno siguiente</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Al final</translation>
    </message>
    <message>
        <source>%1 ×</source>
        <translation>%1 ×</translation>
    </message>
    <message>
        <source>Speed of the replay</source>
        <translation>Velocidad de la repetición</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Ir a</translation>
    </message>
    <message>
        <source>&amp;Play on from here…</source>
        <translation>&amp;Jugar desde aquí…</translation>
    </message>
    <message>
        <source>Back to the &amp;battle</source>
        <translation>Volver a la &amp;batalla</translation>
    </message>
    <message>
        <source>Back to the battle (Escape)</source>
        <translation>Volver a la batalla (Escape)</translation>
    </message>
    <message>
        <source>Position in the replay</source>
        <translation>Posición en la repetición</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Qué pasó</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Turn %1, %2</source>
        <translation>Turno %1, %2</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Preparación</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Turno %1</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>paso %1 de %2</translation>
    </message>
</context>
<context>
    <name>vallum::app::ReplayDesk</name>
    <message>
        <source>&amp;Replay the battle</source>
        <translation>&amp;Volver a ver la batalla</translation>
    </message>
    <message>
        <source>&amp;Play on from here…</source>
        <translation>&amp;Jugar desde aquí…</translation>
    </message>
    <message>
        <source>&amp;Branches of this battle…</source>
        <translation>Ra&amp;mas de esta batalla…</translation>
    </message>
    <message>
        <source>&amp;Since your last turn</source>
        <translation>&amp;Desde tu último turno</translation>
    </message>
    <message>
        <source>The branch could not be saved</source>
        <translation>No se pudo guardar la rama</translation>
    </message>
</context>
<context>
    <name>vallum::app::RuleBrowser</name>
    <message>
        <source>The rule</source>
        <translation>La regla</translation>
    </message>
</context>
<context>
    <name>vallum::app::RuleHelp</name>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Reglas</translation>
    </message>
    <message>
        <source>&amp;What is this?</source>
        <translation>¿&amp;Qué es esto?</translation>
    </message>
    <message>
        <source>&amp;Guide</source>
        <translation>&amp;Guía</translation>
    </message>
</context>
<context>
    <name>vallum::app::RulerTool</name>
    <message>
        <source>Name the target first; the range is measured afterward: %1</source>
        <translation>Nombra primero el objetivo; el alcance se mide después: %1</translation>
    </message>
    <message>
        <source>Drag from one place to another to measure. Esc puts the ruler away.</source>
        <translation>Arrastra de un lugar a otro para medir. Esc guarda la regla.</translation>
    </message>
    <message>
        <source>cards %1 DU apart</source>
        <translation>%1 UD entre las cartas</translation>
    </message>
    <message>
        <source>%1 DU, %2 cm</source>
        <comment>the same length twice</comment>
        <translation>%1 UD, %2 cm</translation>
    </message>
    <message>
        <source>short range</source>
        <translation>alcance corto</translation>
    </message>
    <message>
        <source>long range</source>
        <translation>alcance largo</translation>
    </message>
</context>
<context>
    <name>vallum::app::RulesWindow</name>
    <message>
        <source>Rules – Vallum</source>
        <translation>Reglas – Vallum</translation>
    </message>
    <message>
        <source>Chapters and rules</source>
        <translation>Capítulos y reglas</translation>
    </message>
    <message>
        <source>Rules found</source>
        <translation>Reglas encontradas</translation>
    </message>
    <message>
        <source>Unreadable rules</source>
        <translation>Reglas que no se pueden leer</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contenido</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glosario</translation>
    </message>
    <message>
        <source>Search: MOV-18, forced march …</source>
        <translation>Buscar: MOV-18, marcha forzada …</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Buscar en las reglas</translation>
    </message>
    <message>
        <source>No rule has all of these words.</source>
        <translation>Ninguna regla tiene todas estas palabras.</translation>
    </message>
</context>
<context>
    <name>vallum::app::SeatsDialog</name>
    <message>
        <source>Who plays</source>
        <translation>Quién juega</translation>
    </message>
    <message>
        <source>Changes apply from the current decision, and are saved with the battle.</source>
        <translation>Los cambios valen desde la decisión actual y se guardan con la batalla.</translation>
    </message>
</context>
<context>
    <name>vallum::app::SeatsForm</name>
    <message>
        <source>A person or the computer</source>
        <translation>Una persona o el ordenador</translation>
    </message>
    <message>
        <source>Who plays %1</source>
        <translation>Quién lleva %1</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Computer: random</source>
        <translation>Ordenador: al azar</translation>
    </message>
    <message>
        <source>Computer: recruit</source>
        <translation>Ordenador: recluta</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordenador</translation>
    </message>
    <message>
        <source>Computer: centurion</source>
        <translation>Ordenador: centurión</translation>
    </message>
    <message>
        <source>Computer: legate</source>
        <translation>Ordenador: legado</translation>
    </message>
    <message>
        <source>Computer: bold centurion</source>
        <translation>Ordenador: centurión audaz</translation>
    </message>
    <message>
        <source>Computer: patient centurion</source>
        <translation>Ordenador: centurión paciente</translation>
    </message>
    <message>
        <source>Computer: bold legate</source>
        <translation>Ordenador: legado audaz</translation>
    </message>
    <message>
        <source>Computer: patient legate</source>
        <translation>Ordenador: legado paciente</translation>
    </message>
    <message>
        <source>It cares less about its own losses than about those of the enemy.</source>
        <translation>Le importan menos sus propias pérdidas que las del enemigo.</translation>
    </message>
    <message>
        <source>It cares more about its own losses than about those of the enemy.</source>
        <translation>Le importan más sus propias pérdidas que las del enemigo.</translation>
    </message>
    <message>
        <source>Tries out several plans before it decides, for two seconds at most.</source>
        <translation>Prueba varios planes antes de decidir, durante dos segundos como máximo.</translation>
    </message>
    <message>
        <source>Tries out even more plans than a centurion.</source>
        <translation>Prueba aún más planes que un centurión.</translation>
    </message>
    <message>
        <source>Somebody at this screen.</source>
        <translation>Alguien ante esta pantalla.</translation>
    </message>
    <message>
        <source>Does anything that the rules allow.</source>
        <translation>Hace cualquier cosa que permitan las reglas.</translation>
    </message>
    <message>
        <source>Plays like the usual computer, but often misses the best move.</source>
        <translation>Juega como el ordenador de siempre, pero a menudo se le escapa la mejor jugada.</translation>
    </message>
    <message>
        <source>Looks one move ahead and answers at once: a fair opponent for the first battles.</source>
        <translation>Mira una jugada por delante y responde al instante: un buen rival para las primeras batallas.</translation>
    </message>
</context>
<context>
    <name>vallum::app::SectionTable</name>
    <message>
        <source>Sections</source>
        <translation>Secciones</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Sección</translation>
    </message>
    <message>
        <source>Opened first, of 100</source>
        <translation>Abierta la primera, de cada 100</translation>
    </message>
    <message>
        <source>Opened, of 100</source>
        <translation>Abierta, de cada 100</translation>
    </message>
    <message>
        <source>Damage by artillery</source>
        <translation>Daño por la artillería</translation>
    </message>
    <message>
        <source>by rams</source>
        <translation>por arietes</translation>
    </message>
    <message>
        <source>by elephants</source>
        <translation>por elefantes</translation>
    </message>
    <message>
        <source>by fire</source>
        <translation>por el fuego</translation>
    </message>
    <message>
        <source>by arson</source>
        <translation>por incendios</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
    <message>
        <source>Points gained</source>
        <translation>Puntos ganados</translation>
    </message>
    <message>
        <source>Click a section to list the battles in which it was opened first.</source>
        <translation>Pulsa una sección para listar las batallas en las que se abrió primero.</translation>
    </message>
    <message>
        <source>In turn</source>
        <translation>En el turno</translation>
    </message>
</context>
<context>
    <name>vallum::app::SettingsWindow</name>
    <message>
        <source>No setting has these words.</source>
        <translation>Ningún ajuste tiene estas palabras.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>Buscar en los ajustes</translation>
    </message>
    <message>
        <source>Show only settings with these words</source>
        <translation>Muestra solo los ajustes con estas palabras</translation>
    </message>
    <message>
        <source>All settings, one below the other</source>
        <translation>Todos los ajustes, uno debajo de otro</translation>
    </message>
    <message>
        <source>&amp;Reset all keys</source>
        <translation>&amp;Restablecer todas las teclas</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> ms</translation>
    </message>
    <message>
        <source>Animation per DU</source>
        <translation>Animación de 1 UD</translation>
    </message>
    <message>
        <source>How long a unit takes to move 1 DU; 0 turns animation off</source>
        <translation>Cuánto tarda una unidad en mover 1 UD; 0 quita la animación</translation>
    </message>
    <message>
        <source>Curtain between the players</source>
        <translation>Cortina entre jugadores</translation>
    </message>
    <message>
        <source>Hides the hand until its player is at the screen</source>
        <translation>Oculta la mano hasta que su jugador está ante la pantalla</translation>
    </message>
    <message>
        <source>Overlay opacity</source>
        <translation>Opacidad de las capas</translation>
    </message>
    <message>
        <source>How strongly reach, zones and fields of fire are drawn; raise it for a projector</source>
        <translation>Con cuánta fuerza se dibujan alcances, zonas y campos de tiro; súbela para un proyector</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>For panels, menus and labels, on top of the screen&apos;s own scale</source>
        <translation>Para paneles, menús y rótulos, además de la escala de la pantalla</translation>
    </message>
    <message>
        <source>Colors of the sides</source>
        <translation>Colores de los bandos</translation>
    </message>
    <message>
        <source>Colors that the color-blind can tell apart</source>
        <translation>Colores que distinguen las personas con daltonismo</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Reset the key of %1</source>
        <translation>Restablecer la tecla de %1</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation>Volver a %1</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Atajo</translation>
    </message>
    <message>
        <source>Key of %1</source>
        <translation>Tecla de %1</translation>
    </message>
    <message>
        <source>Press a key</source>
        <translation>Pulsa una tecla</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sonido</translation>
    </message>
    <message>
        <source>off</source>
        <translation>apagado</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volumen</translation>
    </message>
    <message>
        <source>Marching, arrows, blades, falling stones and horns</source>
        <translation>Marchas, flechas, espadas, piedras que caen y cuernos</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>Desde tu último turno</translation>
    </message>
    <message>
        <source>At the start of your turn, recaps what happened in between</source>
        <translation>Al empezar tu turno, resume lo que ha pasado mientras tanto</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>El del sistema</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Changes when you close the settings; the battle goes on</source>
        <translation>Cambia al cerrar los ajustes; la batalla sigue</translation>
    </message>
    <message>
        <source>This key is taken by: %1</source>
        <translation>Esta tecla ya la usa: %1</translation>
    </message>
    <message>
        <source>Taken from: %1</source>
        <translation>Quitada a: %1</translation>
    </message>
    <message>
        <source>Light or dark wood and paper around the table; dark mode</source>
        <translation>Madera y papel claros u oscuros alrededor de la mesa; modo oscuro</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Paneles</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Where the question, the unit, the log and your hand are; layout</source>
        <translation>Dónde están la pregunta, la unidad, el registro y tu mano; disposición</translation>
    </message>
    <message>
        <source>Fights</source>
        <translation>Combates</translation>
    </message>
    <message>
        <source>How fights and shots are shown: each roll with its numbers, by itself or key by key</source>
        <translation>Cómo se muestran los combates y disparos: cada tirada con sus números, sola o tecla a tecla</translation>
    </message>
    <message>
        <source>Ask even if there is nothing to choose</source>
        <translation>Preguntar aunque no haya nada que elegir</translation>
    </message>
    <message>
        <source>So that no missing question gives away that you hold no event to play</source>
        <translation>Para que la falta de una pregunta no delate que no tienes ningún evento que jugar</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Activado</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Todas las teclas</translation>
    </message>
    <message>
        <source>Gives every key its usual meaning again</source>
        <translation>Devuelve a cada tecla su función habitual</translation>
    </message>
    <message>
        <source>Reset all keys</source>
        <translation>Restablecer todas las teclas</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Paso a paso</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lento</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápido</translation>
    </message>
    <message>
        <source>Result only</source>
        <translation>Solo el resultado</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Apagado</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Menu shortcuts</source>
        <translation>Atajos de los menús</translation>
    </message>
    <message>
        <source>Over the table</source>
        <translation>Sobre la mesa</translation>
    </message>
    <message>
        <source>Docked beside it (classic)</source>
        <translation>Acoplados a su lado (clásico)</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Estándar</translation>
    </message>
    <message>
        <source>For protanopia (no red)</source>
        <translation>Para protanopía (falta el rojo)</translation>
    </message>
    <message>
        <source>For deuteranopia (no green)</source>
        <translation>Para deuteranopía (falta el verde)</translation>
    </message>
    <message>
        <source>For tritanopia (no blue)</source>
        <translation>Para tritanopía (falta el azul)</translation>
    </message>
    <message>
        <source>Table shortcuts</source>
        <translation>Atajos de la mesa</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Al instante</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sin límite</translation>
    </message>
    <message>
        <source>Computer thinks at most</source>
        <translation>El ordenador piensa como mucho</translation>
    </message>
    <message>
        <source>How long a centurion or a legate may think about a decision; without a limit they play their best</source>
        <translation>Cuánto puede pensar una decisión un centurión o un legado; sin límite juegan lo mejor que saben</translation>
    </message>
</context>
<context>
    <name>vallum::app::Shelf</name>
    <message>
        <source>Battles</source>
        <translation>Batallas</translation>
    </message>
    <message>
        <source>Enter opens the selected one</source>
        <translation>Intro abre la elegida</translation>
    </message>
    <message>
        <source>Start here</source>
        <translation>Empieza aquí</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Las tuyas</translation>
    </message>
    <message>
        <source>is gone</source>
        <translation>ya no está</translation>
    </message>
    <message>
        <source>Another file…</source>
        <translation>Otro archivo…</translation>
    </message>
    <message>
        <source>a saved battle or a scenario</source>
        <translation>una batalla guardada o un escenario</translation>
    </message>
    <message>
        <source>%1 min · %2</source>
        <translation>%1 min · %2</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historia</translation>
    </message>
</context>
<context>
    <name>vallum::app::ShotTool</name>
    <message>
        <source>Enter shoots, I shoots fire; Escape picks another target.</source>
        <translation>Intro dispara, I dispara fuego; Escape elige otro objetivo.</translation>
    </message>
    <message>
        <source>%1 can still shoot.</source>
        <translation>Aún pueden disparar: %1.</translation>
    </message>
    <message>
        <source>%1 shoots at …</source>
        <translation>%1 dispara a…</translation>
    </message>
    <message>
        <source>%1 drops stones on … (ASL-19)</source>
        <translation>%1 arroja piedras sobre … (ASL-19)</translation>
    </message>
    <message>
        <source>Another target</source>
        <translation>Otro objetivo</translation>
    </message>
    <message>
        <source>Nobody is near enough.</source>
        <translation>No hay nadie lo bastante cerca.</translation>
    </message>
    <message>
        <source>Pick a shooter (Tab for the next one), or end the phase.</source>
        <translation>Elige un tirador (Tab: el siguiente) o termina la fase.</translation>
    </message>
    <message>
        <source>Click a target, or pick one below. The range is measured after you choose, and you cannot change your mind.</source>
        <translation>Pulsa un objetivo o elígelo abajo. El alcance se mide después de elegir, y ya no puedes echarte atrás.</translation>
    </message>
</context>
<context>
    <name>vallum::app::SideForm</name>
    <message>
        <source>Attack %1/%2, defense %3/%4, morale %5, health %6, movement %7</source>
        <translation>Ataque %1/%2, defensa %3/%4, moral %5, salud %6, movimiento %7</translation>
    </message>
    <message>
        <source>, shoots with %1 to %2 DU</source>
        <translation>, dispara con %1 hasta %2 UD</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Equipo</translation>
    </message>
    <message>
        <source>Name of the side</source>
        <translation>Nombre del bando</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Ejército</translation>
    </message>
    <message>
        <source>Ready-made army</source>
        <translation>Ejército tipo</translation>
    </message>
    <message>
        <source>General</source>
        <translation>General</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Quién juega</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Unidades</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unidad</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Cantidad</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Categoría</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Ready-made</source>
        <translation>Ejército tipo</translation>
    </message>
    <message>
        <source>Team %1</source>
        <translation>Equipo %1</translation>
    </message>
    <message>
        <source>%1, leadership %2, +%3%</source>
        <translation>%1, liderazgo %2, +%3&#xa0;%</translation>
    </message>
    <message>
        <source>How many %1</source>
        <translation>Cuántas: %1</translation>
    </message>
    <message>
        <source>At most %1 (SET-09)</source>
        <translation>Como máximo %1 (SET-09)</translation>
    </message>
    <message>
        <source>Status of %1</source>
        <translation>Categoría: %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; of %2 points, %3 left for units</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; de %2 puntos, quedan %3 para unidades</translation>
    </message>
    <message>
        <source>Its name in the log</source>
        <translation>Su nombre en el registro</translation>
    </message>
    <message>
        <source>Where its units come from</source>
        <translation>De dónde salen sus unidades</translation>
    </message>
    <message>
        <source>Fills the list of units</source>
        <translation>Rellena la lista de unidades</translation>
    </message>
    <message>
        <source>Who leads the side</source>
        <translation>Quién dirige el bando</translation>
    </message>
    <message>
        <source>Its allies</source>
        <translation>Sus aliados</translation>
    </message>
    <message>
        <source>Units for sale, their price and how many you have</source>
        <translation>Unidades en venta, su precio y cuántas tienes</translation>
    </message>
    <message>
        <source>Units of this kind in the army</source>
        <translation>Unidades de esta clase en el ejército</translation>
    </message>
    <message>
        <source>Regular, veteran or elite</source>
        <translation>Regular, veterana o de élite</translation>
    </message>
    <message>
        <source>%1: no units yet.</source>
        <translation>%1: aún sin unidades.</translation>
    </message>
    <message>
        <source>%1: %2 points over the limit (SET-08).</source>
        <translation>%1: %2 puntos por encima del límite (SET-08).</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; of %2 points, %3 over</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; de %2 puntos, sobran %3</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Every side needs a name.</source>
        <translation>Cada bando necesita un nombre.</translation>
    </message>
    <message>
        <source>; %1 spent by allies</source>
        <translation>; los aliados gastan %1</translation>
    </message>
    <message>
        <source>&amp;Fill for me</source>
        <translation>&amp;Completar por mí</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Chooses a balanced army of this people, for all of its points.</source>
        <translation>Elige un ejército equilibrado de este pueblo, por todos sus puntos.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; of %2 points: no room for another unit</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; de %2 puntos: no cabe otra unidad</translation>
    </message>
    <message>
        <source>Your own choice</source>
        <translation>A tu gusto</translation>
    </message>
    <message>
        <source>Regular</source>
        <translation>Regular</translation>
    </message>
    <message>
        <source>Veteran</source>
        <translation>Veterana</translation>
    </message>
    <message>
        <source>Elite</source>
        <translation>Élite</translation>
    </message>
    <message>
        <source>Balanced (%1)</source>
        <translation>Equilibrado (%1)</translation>
    </message>
</context>
<context>
    <name>vallum::app::SightLens</name>
    <message>
        <source>nobody can shoot here now</source>
        <translation>ahora nadie puede disparar a este lugar</translation>
    </message>
    <message>
        <source>can be hit by %1</source>
        <translation>puede ser alcanzado por %1</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>y %1 más</translation>
    </message>
</context>
<context>
    <name>vallum::app::StartPage</name>
    <message>
        <source>Vallum</source>
        <translation>Vallum</translation>
    </message>
    <message>
        <source>New battle</source>
        <translation>Nueva batalla</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Aprender</translation>
    </message>
    <message>
        <source>Ancient battles and sieges on your table</source>
        <translation>Batallas y asedios de la Antigüedad en tu mesa</translation>
    </message>
    <message>
        <source>&amp;Trials</source>
        <translation>E&amp;nsayos</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuar</translation>
    </message>
    <message>
        <source>&amp;Learn in ten minutes</source>
        <translation>&amp;Aprende en diez minutos</translation>
    </message>
    <message>
        <source>Your &amp;own battle</source>
        <translation>Tu propia &amp;batalla</translation>
    </message>
    <message>
        <source>Any armies, points and table, for two to six players</source>
        <translation>Los ejércitos, puntos y mesa que quieras, de dos a seis jugadores</translation>
    </message>
    <message>
        <source>O&amp;pen…</source>
        <translation>A&amp;brir…</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Reglas</translation>
    </message>
    <message>
        <source>&amp;Guide</source>
        <translation>&amp;Guía</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>A&amp;justes</translation>
    </message>
    <message>
        <source>Bac&amp;k</source>
        <translation>&amp;Volver</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Your own battle</source>
        <translation>Tu propia batalla</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>Paso %1 de %2: %3</translation>
    </message>
    <message>
        <source>Done. Play it again whenever you like.</source>
        <translation>Terminada. Vuelve a jugarla cuando quieras.</translation>
    </message>
    <message>
        <source>Give orders, charge and fight; no rules to read first</source>
        <translation>Da órdenes, carga y combate, sin leer antes las reglas</translation>
    </message>
    <message>
        <source>&amp;Look back</source>
        <translation>&amp;Ver la batalla</translation>
    </message>
</context>
<context>
    <name>vallum::app::StepRow</name>
    <message>
        <source>Show again</source>
        <translation>Mostrar de nuevo</translation>
    </message>
</context>
<context>
    <name>vallum::app::StructureCard</name>
    <message>
        <source>collapsed</source>
        <translation>derrumbado</translation>
    </message>
    <message>
        <source>damage %1 of %2</source>
        <translation>daños %1 de %2</translation>
    </message>
    <message>
        <source>fire %1</source>
        <translation>fuego %1</translation>
    </message>
</context>
<context>
    <name>vallum::app::StructureTool</name>
    <message>
        <source>Click one of the framed structures.</source>
        <translation>Pulsa una de las estructuras enmarcadas.</translation>
    </message>
</context>
<context>
    <name>vallum::app::TableView</name>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>The battlefield seen from above</source>
        <translation>El campo de batalla visto desde arriba</translation>
    </message>
</context>
<context>
    <name>vallum::app::TimeLine</name>
    <message>
        <source>Time line of the battle</source>
        <translation>Línea de tiempo de la batalla</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Preparación</translation>
    </message>
    <message>
        <source>Turn %1, %2: %3</source>
        <translation>Turno %1, %2: %3</translation>
    </message>
</context>
<context>
    <name>vallum::app::TrialChart</name>
    <message>
        <source>battles</source>
        <translation>batallas</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>turno</translation>
    </message>
    <message>
        <source>%1: %2 battles. Click to list them.</source>
        <translation>%1: %2 batallas. Pulsa para listarlas.</translation>
    </message>
</context>
<context>
    <name>vallum::app::TrialChoice</name>
    <message>
        <source>Battles to try</source>
        <translation>Batallas para ensayar</translation>
    </message>
    <message>
        <source>Space checks a battle</source>
        <translation>Espacio marca una batalla</translation>
    </message>
    <message>
        <source>Number %1 of the comparison</source>
        <translation>Número %1 de la comparación</translation>
    </message>
</context>
<context>
    <name>vallum::app::TrialForm</name>
    <message>
        <source>Choose scenarios &amp;instead</source>
        <translation>Mejor &amp;elegir escenarios</translation>
    </message>
    <message>
        <source>&amp;Fight</source>
        <translation>&amp;Combatir</translation>
    </message>
    <message>
        <source>&amp;Add a scenario or a plan…</source>
        <translation>&amp;Añadir un escenario o un plan…</translation>
    </message>
    <message>
        <source>What to try</source>
        <translation>Qué ensayar</translation>
    </message>
    <message>
        <source> points</source>
        <translation> puntos</translation>
    </message>
    <message>
        <source>&amp;Who plays</source>
        <translation>&amp;Quién juega</translation>
    </message>
    <message>
        <source>&amp;Battles of each</source>
        <translation>&amp;Batallas de cada caso</translation>
    </message>
    <message>
        <source>&amp;Until</source>
        <translation>&amp;Hasta</translation>
    </message>
    <message>
        <source>&amp;Points</source>
        <translation>&amp;Puntos</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>&amp;Semilla</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Cuántas</translation>
    </message>
    <message>
        <source>Earlier trials</source>
        <translation>Ensayos anteriores</translation>
    </message>
    <message>
        <source>Enter or a double click opens one; it can go on from there</source>
        <translation>Intro o doble clic abren uno, que puede seguir desde ahí</translation>
    </message>
    <message>
        <source>Add a scenario or a plan</source>
        <translation>Añadir un escenario o un plan</translation>
    </message>
    <message>
        <source>Scenarios and plans (*.json *.vallum-scenario)</source>
        <translation>Escenarios y planes (*.json *.vallum-scenario)</translation>
    </message>
    <message>
        <source>Plan: %1, with %2.</source>
        <translation>Plan: %1, con %2.</translation>
    </message>
    <message>
        <source>Check a battle first.</source>
        <translation>Marca antes una batalla.</translation>
    </message>
    <message>
        <source>Check a battle to begin.</source>
        <translation>Marca una batalla para empezar.</translation>
    </message>
    <message>
        <source>%1
%2 · %3 of each</source>
        <translation>%1
%2 · %3 de cada una</translation>
    </message>
    <message>
        <source>%1 and others</source>
        <translation>%1 y otras</translation>
    </message>
    <message>
        <source>Let the computer fight a battle hundreds of times and see how often each side wins. Check two or more of one kind, and each is compared with the first.</source>
        <translation>Deja que el ordenador libre una batalla cientos de veces y mira cuántas gana cada bando. Marca dos o más de la misma clase, y cada una se compara con la primera.</translation>
    </message>
    <message>
        <source>Two different players fight each battle both ways around.</source>
        <translation>Dos jugadores distintos libran cada batalla en los dos sentidos.</translation>
    </message>
    <message>
        <source>&amp;Against</source>
        <translation>&amp;Contra</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Al azar</translation>
    </message>
    <message>
        <source>Recruit</source>
        <translation>Recluta</translation>
    </message>
    <message>
        <source>Regular</source>
        <translation>Regular</translation>
    </message>
    <message>
        <source>Centurion (slow)</source>
        <translation>Centurión (lento)</translation>
    </message>
    <message>
        <source>Legate (very slow)</source>
        <translation>Legado (muy lento)</translation>
    </message>
    <message>
        <source>The same</source>
        <translation>El mismo</translation>
    </message>
    <message>
        <source>All are fought</source>
        <translation>Librarlas todas</translation>
    </message>
    <message>
        <source>Every share is known to within</source>
        <translation>Conocer cada proporción con un margen</translation>
    </message>
    <message>
        <source>It is clear which of two is better, tested against</source>
        <translation>Saber cuál de dos es mejor, contrastado con</translation>
    </message>
    <message>
        <source>Unfinished: %1 of %2 battles</source>
        <translation>Sin terminar: %1 de %2 batallas</translation>
    </message>
    <message>
        <source>Rank at two &amp;levels of player</source>
        <translation>Ordenar con dos &amp;niveles de jugador</translation>
    </message>
    <message>
        <source>&amp;Continue it</source>
        <translation>&amp;Continuarlo</translation>
    </message>
    <message>
        <source>&amp;Open a trial&apos;s folder…</source>
        <translation>&amp;Abrir la carpeta de un ensayo…</translation>
    </message>
    <message>
        <source>The results of a trial from the command line, for example</source>
        <translation>Por ejemplo, los resultados de un ensayo de la línea de órdenes</translation>
    </message>
    <message>
        <source>Choose a trial that is unfinished.</source>
        <translation>Elige un ensayo sin terminar.</translation>
    </message>
    <message>
        <source>The folder of a trial&apos;s results</source>
        <translation>La carpeta con los resultados de un ensayo</translation>
    </message>
    <message>
        <source>A quarter of the battles is also fought between recruits, or between greedy players if recruits play: you see whether the ranking depends on the player.</source>
        <translation>Una cuarta parte de las batallas se libra también entre reclutas, o entre jugadores greedy si juegan reclutas: así ves si el orden depende del jugador.</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contra %2</translation>
    </message>
    <message>
        <source>Keep the reasons of searching players</source>
        <translation>Guardar los motivos de los jugadores que calculan</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>Each siege is also fought with this fortress in the place of its own. What stands in the towers must find them there.</source>
        <translation>Cada asedio se libra también con esta fortaleza en lugar de la suya. Las unidades que ocupan torres deben encontrarlas en ella.</translation>
    </message>
    <message>
        <source>In the file explain.jsonl of the results: which plans they weighed at each decision, and why they chose one.</source>
        <translation>En el archivo explain.jsonl de los resultados: qué planes sopesaron en cada decisión y por qué eligieron uno.</translation>
    </message>
    <message>
        <source>Ot&amp;her fortress</source>
        <translation>Otra &amp;fortaleza</translation>
    </message>
    <message>
        <source>its own fortress</source>
        <translation>su propia fortaleza</translation>
    </message>
    <message>
        <source>Which of two is better: needs two to compare</source>
        <translation>Cuál de dos es mejor: hacen falta dos que comparar</translation>
    </message>
</context>
<context>
    <name>vallum::app::TrialResults</name>
    <message>
        <source>How battles ended</source>
        <translation>Cómo acabaron las batallas</translation>
    </message>
    <message>
        <source>Fortresses still holding, by turn</source>
        <translation>Fortalezas que aún resisten, por turno</translation>
    </message>
    <message>
        <source>&amp;Result</source>
        <translation>&amp;Resultado</translation>
    </message>
    <message>
        <source>&amp;Maps</source>
        <translation>&amp;Mapas</translation>
    </message>
    <message>
        <source>&amp;Units</source>
        <translation>&amp;Unidades</translation>
    </message>
    <message>
        <source>Battl&amp;es</source>
        <translation>&amp;Batallas</translation>
    </message>
    <message>
        <source>What the map shows</source>
        <translation>Qué muestra el mapa</translation>
    </message>
    <message>
        <source>Of which scenario</source>
        <translation>De qué escenario</translation>
    </message>
    <message>
        <source>&amp;Watch this battle</source>
        <translation>&amp;Ver esta batalla</translation>
    </message>
    <message>
        <source>The first battles are being fought.</source>
        <translation>Se libran las primeras batallas.</translation>
    </message>
    <message>
        <source>%1 minus %2</source>
        <translation>%1 menos %2</translation>
    </message>
    <message>
        <source>More than one battle in a thousand ended in an error: do not rely on this.</source>
        <translation>Más de una batalla de cada mil acabó en un error: no te fíes de esto.</translation>
    </message>
    <message>
        <source>%1 (%2 to %3), %4</source>
        <translation>%1 (de %2 a %3), %4</translation>
    </message>
    <message>
        <source>Orange: more often in the first; blue: less often. Only differences beyond chance are shown.</source>
        <translation>Naranja: más a menudo en el primero; azul: menos. Solo se muestran diferencias que van más allá del azar.</translation>
    </message>
    <message>
        <source>The two differ nowhere by more than chance.</source>
        <translation>En ningún sitio difieren los dos más allá del azar.</translation>
    </message>
    <message>
        <source>It has never happened.</source>
        <translation>No ha ocurrido nunca.</translation>
    </message>
    <message>
        <source>Share of wins, and its 95% band</source>
        <translation>Parte de victorias, con su banda del 95&#xa0;%</translation>
    </message>
    <message>
        <source>&amp;All battles</source>
        <translation>&amp;Todas las batallas</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a scenario, and how its battles ended</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Fewer than ten battles of each so far: too early for a verdict.</source>
        <translation>Aún no hay diez batallas de cada uno: es pronto para un veredicto.</translation>
    </message>
    <message>
        <source>Curves of the secon&amp;d level of player, too</source>
        <translation>También las curvas del &amp;segundo nivel de jugador</translation>
    </message>
    <message>
        <source>Save a p&amp;icture</source>
        <translation>Guar&amp;dar una imagen</translation>
    </message>
    <message>
        <source>Which battles the map counts</source>
        <translation>Qué batallas cuenta el mapa</translation>
    </message>
    <message>
        <source>Which turns the map counts</source>
        <translation>Qué turnos cuenta el mapa</translation>
    </message>
    <message>
        <source>Save the p&amp;icture</source>
        <translation>Guar&amp;dar la imagen</translation>
    </message>
    <message>
        <source>%1, in the place you clicked</source>
        <translation>%1, en el lugar pulsado</translation>
    </message>
    <message>
        <source>Battles in which %1 was destroyed</source>
        <translation>Batallas en las que %1 fue destruida</translation>
    </message>
    <message>
        <source>Battles in which %1 was opened first</source>
        <translation>Batallas en las que %1 se abrió primero</translation>
    </message>
    <message>
        <source>Darker is more often; darkest: %1 times per battle. Rest the mouse on a place for its number; click it for its battles.</source>
        <translation>Cuanto más oscuro, más a menudo; lo más oscuro: %1 veces por batalla. Deja el ratón sobre un lugar para ver su número; púlsalo para ver sus batallas.</translation>
    </message>
</context>
<context>
    <name>vallum::app::TrialsPage</name>
    <message>
        <source>T&amp;rials</source>
        <translation>E&amp;nsayos</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>P&amp;arar</translation>
    </message>
    <message>
        <source>Open the re&amp;port</source>
        <translation>Abrir el &amp;informe</translation>
    </message>
    <message>
        <source>&amp;New trial</source>
        <translation>&amp;Nuevo ensayo</translation>
    </message>
    <message>
        <source>Trials</source>
        <translation>Ensayos</translation>
    </message>
    <message>
        <source>Battles fought</source>
        <translation>Batallas libradas</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>Se&amp;guir</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pausa</translation>
    </message>
    <message>
        <source>The trial could not go on</source>
        <translation>El ensayo no pudo seguir</translation>
    </message>
    <message>
        <source>%1 of %2 battles</source>
        <translation>%1 de %2 batallas</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>En pausa.</translation>
    </message>
    <message>
        <source>%1 battles a second, %2 left at most</source>
        <translation>%1 batallas por segundo, quedan como mucho %2</translation>
    </message>
    <message>
        <source>Saved in %1</source>
        <translation>Guardado en %1</translation>
    </message>
    <message>
        <source>This battle cannot be shown</source>
        <translation>No se puede mostrar esta batalla</translation>
    </message>
    <message>
        <source>Bac&amp;k</source>
        <translation>&amp;Volver</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>A battle every %1, %2 left at most</source>
        <translation>Una batalla cada %1, quedan %2 como máximo</translation>
    </message>
    <message>
        <source>Back to the &amp;trial</source>
        <translation>Volver al &amp;ensayo</translation>
    </message>
    <message>
        <source>Reading the trial in %1</source>
        <translation>Leyendo el ensayo de %1</translation>
    </message>
    <message>
        <source>Reading the battles…</source>
        <translation>Leyendo las batallas…</translation>
    </message>
</context>
<context>
    <name>vallum::app::UnitCard</name>
    <message>
        <source>attack</source>
        <translation>ataque</translation>
    </message>
    <message>
        <source>defense</source>
        <translation>defensa</translation>
    </message>
    <message>
        <source>Against %1</source>
        <translation>Contra %1</translation>
    </message>
    <message>
        <source>morale</source>
        <translation>moral</translation>
    </message>
    <message>
        <source>DU move</source>
        <translation>UD</translation>
    </message>
    <message>
        <source>shot</source>
        <translation>disparo</translation>
    </message>
    <message>
        <source>%1 of %2 wounds</source>
        <translation>%1 de %2 heridas</translation>
    </message>
    <message>
        <source>%1 of %2 wounds: each lowers its morale by 1, and the last one destroys it</source>
        <translation>%1 de %2 heridas: cada una le quita 1 de moral, y la última la elimina</translation>
    </message>
</context>
<context>
    <name>vallum::app::UnitMover</name>
    <message>
        <source>It keeps climbing by itself, or climbs down with V.</source>
        <translation>Sigue escalando por sí sola, o baja con V.</translation>
    </message>
    <message>
        <source>Enter moves, Backspace undoes the last step, Escape cancels.</source>
        <translation>Intro mueve, Retroceso deshace el último paso, Escape cancela.</translation>
    </message>
    <message>
        <source>Charge!</source>
        <translation>¡A la carga!</translation>
    </message>
    <message>
        <source>Make the move</source>
        <translation>Hacer el movimiento</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Empezar de nuevo</translation>
    </message>
    <message>
        <source>Enter charges, Backspace undoes the last step, Escape cancels.</source>
        <translation>Intro carga, Retroceso deshace el último paso, Escape cancela.</translation>
    </message>
    <message>
        <source>Drag the card to advance or slide, a corner to wheel, the knob to turn; or use the arrow keys.</source>
        <translation>Arrastra la carta para avanzar o deslizarla, una esquina para pivotar, el pomo para girar; o usa las flechas.</translation>
    </message>
</context>
<context>
    <name>vallum::app::UnitPanel</name>
    <message>
        <source>Unit</source>
        <translation>Unidad</translation>
    </message>
    <message>
        <source>under %1</source>
        <translation>debajo de %1</translation>
    </message>
    <message>
        <source>over %1</source>
        <translation>encima de %1</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>en %1</translation>
    </message>
    <message>
        <source>climbing %1, level %2 of %3</source>
        <translation>escalando %1, nivel %2 de %3</translation>
    </message>
    <message>
        <source>carries a ram</source>
        <translation>lleva un ariete</translation>
    </message>
    <message>
        <source>on %1 (FOR-11)</source>
        <translation>sobre %1 (FOR-11)</translation>
    </message>
    <message>
        <source>partly under %1 (FOR-11)</source>
        <translation>en parte bajo %1 (FOR-11)</translation>
    </message>
    <message>
        <source>Against %1</source>
        <translation>Contra %1</translation>
    </message>
    <message>
        <source>Hit</source>
        <translation>Impacto</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Daño</translation>
    </message>
    <message>
        <source>Dodge</source>
        <translation>Esquiva</translation>
    </message>
    <message>
        <source>Armor</source>
        <translation>Armadura</translation>
    </message>
    <message>
        <source>Morale</source>
        <translation>Moral</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Ataque</translation>
    </message>
    <message>
        <source>Defense</source>
        <translation>Defensa</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Click a unit to see its values.</source>
        <translation>Elige una unidad para ver sus valores.</translation>
    </message>
    <message>
        <source>%1 DU</source>
        <translation>%1 UD</translation>
    </message>
    <message>
        <source>The selected unit or structure</source>
        <translation>La unidad o estructura elegida</translation>
    </message>
    <message>
        <source>A face-down card (%1).</source>
        <translation>Una carta boca abajo (%1).</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Influencia</translation>
    </message>
    <message>
        <source>Leadership</source>
        <translation>Liderazgo</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
    <message>
        <source>%1% of the units&apos; points</source>
        <translation>%1&#xa0;% de los puntos de las unidades</translation>
    </message>
    <message>
        <source>Split move</source>
        <translation>Movimiento dividido</translation>
    </message>
    <message>
        <source>%1 DU used, %2 left</source>
        <translation>%1 UD gastadas, quedan %2</translation>
    </message>
    <message>
        <source>Represents %1.</source>
        <translation>Representa: %1.</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>con %1</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Alcance</translation>
    </message>
    <message>
        <source>with the general</source>
        <translation>con el general</translation>
    </message>
    <message>
        <source>Added to the values of the unit that the general is with</source>
        <translation>Se suma a los valores de la unidad con la que está el general</translation>
    </message>
    <message>
        <source>Friendly units this near have +1 morale</source>
        <translation>Las amigas a esta distancia tienen +1 de moral</translation>
    </message>
    <message>
        <source>How many cards are in hand at the start, and how many can be kept after a turn</source>
        <translation>Cuántas cartas hay en la mano al empezar, y cuántas se pueden conservar después de un turno</translation>
    </message>
    <message>
        <source>What the general adds to the points of the army</source>
        <translation>Lo que el general añade a los puntos del ejército</translation>
    </message>
    <message>
        <source>Skirmishers may move before and after their shot</source>
        <translation>Los hostigadores pueden mover antes y después de su disparo</translation>
    </message>
</context>
<context>
    <name>vallum::app::UnitTable</name>
    <message>
        <source>Units</source>
        <translation>Unidades</translation>
    </message>
    <message>
        <source>Blocks taken</source>
        <translation>Bloques ganados</translation>
    </message>
    <message>
        <source>Wounds dealt</source>
        <translation>Heridas causadas</translation>
    </message>
    <message>
        <source>Blocks lost</source>
        <translation>Bloques perdidos</translation>
    </message>
    <message>
        <source>Wounds taken</source>
        <translation>Heridas sufridas</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unidad</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Bando</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Órdenes</translation>
    </message>
    <message>
        <source>Attacks</source>
        <translation>Ataques</translation>
    </message>
    <message>
        <source>Turns engaged</source>
        <translation>Turnos trabada</translation>
    </message>
    <message>
        <source>Destroyed, of 100</source>
        <translation>Eliminada, de cada 100</translation>
    </message>
    <message>
        <source>Never attacked, of 100</source>
        <translation>No atacó nunca, de cada 100</translation>
    </message>
    <message>
        <source>Points gained</source>
        <translation>Puntos ganados</translation>
    </message>
    <message>
        <source>In melee %1, by shots %2, otherwise %3</source>
        <translation>En melé %1, por disparos %2, de otro modo %3</translation>
    </message>
    <message>
        <source>Click a unit to list the battles in which it was destroyed.</source>
        <translation>Pulsa una unidad para listar las batallas en las que fue destruida.</translation>
    </message>
</context>
<context>
    <name>vallum::app::UnitTool</name>
    <message>
        <source>Click one of the marked units.</source>
        <translation>Pulsa una de las unidades marcadas.</translation>
    </message>
</context>
<context>
    <name>vallum::app::WindowMenus</name>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;Battle</source>
        <translation>&amp;Batalla</translation>
    </message>
    <message>
        <source>S&amp;tart page</source>
        <translation>Página de &amp;inicio</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Nueva…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Abrir &amp;reciente</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Guardar co&amp;mo…</translation>
    </message>
    <message>
        <source>Who &amp;plays…</source>
        <translation>&amp;Quién juega…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Edición</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Animation speed</source>
        <translation>&amp;Velocidad de las animaciones</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>A&amp;justes…</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation>&amp;Teclas y ratón</translation>
    </message>
    <message>
        <source>&amp;About Vallum</source>
        <translation>&amp;Acerca de Vallum</translation>
    </message>
    <message>
        <source>About Vallum</source>
        <translation>Acerca de Vallum</translation>
    </message>
    <message>
        <source>Undo the last action</source>
        <translation>Deshacer la última acción</translation>
    </message>
    <message>
        <source>&lt;b&gt;Vallum %1&lt;/b&gt;&lt;br&gt;Ancient battles and sieges on your table.&lt;br&gt;Free software under the GNU General Public License, version 3 or later.</source>
        <translation>&lt;b&gt;Vallum %1&lt;/b&gt;&lt;br&gt;Batallas y asedios de la Antigüedad en tu mesa.&lt;br&gt;Software libre con la Licencia Pública General de GNU, versión 3 o posterior.</translation>
    </message>
    <message>
        <source>Undo this &amp;phase</source>
        <translation>Deshacer esta &amp;fase</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Deshacer: %1</translation>
    </message>
    <message>
        <source>Nothing can be undone while you look back</source>
        <translation>Durante la repetición no se puede deshacer nada</translation>
    </message>
    <message>
        <source>There is nothing to undo</source>
        <translation>No hay nada que deshacer</translation>
    </message>
    <message>
        <source>Cannot be undone: dice have been rolled</source>
        <translation>No se puede deshacer: se han tirado dados</translation>
    </message>
    <message>
        <source>Cannot be undone: cards have been drawn</source>
        <translation>No se puede deshacer: se han robado cartas</translation>
    </message>
    <message>
        <source>Cannot be undone: a range has been measured</source>
        <translation>No se puede deshacer: se ha medido un alcance</translation>
    </message>
    <message>
        <source>Cannot be undone: a hidden unit has been revealed</source>
        <translation>No se puede deshacer: se ha descubierto una unidad oculta</translation>
    </message>
</context>
</TS>
