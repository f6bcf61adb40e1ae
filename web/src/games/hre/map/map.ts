/** Loads the drawing of the map, once. */
import address from '../../../../../src/romanum/games/hre/data/map.json?packed-without=relief,depth';
import linesAddress from '../../../../../src/romanum/games/hre/data/map.json?packed-only=relief,depth';
import type { FineLines } from '../../../board/map/drawn';
import { once } from '../../../board/map/mapfiles';
import type { MapFile } from './drawing';

export const loadMap = once<MapFile>(address);

/** Relief and the lines along the coasts: a quarter of the drawing, which follows when the board is there. */
export const loadLines = once<FineLines>(linesAddress);
