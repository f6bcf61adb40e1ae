why-areas-away = { $area } está a { $cost } PM (quedan: { $left }).
why-area-by-area = { $area } está a más de un área: ve área por área.
why-no-way-on-foot = Ningún camino lleva allí por tierra: { $area }. Ve con una flota.
why-one-area-alone = Una unidad sin jefe mueve una sola área; { $area } está más lejos.
