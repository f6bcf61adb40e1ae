why-areas-away = { $area } está a { $cost } PM (quedan: { $left }).
why-area-by-area = { $area } está a más de una zona: ve zona por zona.
why-no-way-on-foot = Ningún camino lleva allí por tierra: { $area }. Ve con una flota.
why-one-area-alone = Una unidad sin líder mueve una sola zona; { $area } está más lejos.
