why-areas-away = { $area } is { $cost } PM away (left: { $left }).
why-area-by-area = { $area } is more than one area away: go there area by area.
why-no-way-on-foot = No way leads to { $area } by land: go there with a fleet.
why-one-area-alone = A unit without a leader moves one area alone; { $area } is farther.
