/** Loads the drawing of the map, once. */
import address from '../../../../../src/romanum/games/trajan/data/map.json?packed-without=mountains,sand,reeds,depth';
import linesAddress from '../../../../../src/romanum/games/trajan/data/map.json?packed-only=mountains,sand,reeds,depth';
import { once } from '../../../board/map/mapfiles';
import type { FineLines, MapFile } from './drawing';

export const loadMap = once<MapFile>(address);

/**
 * Mountains, sand, reeds and the lines along the coasts: more than half of the drawing, which follows when the board is
 * there.
 */
export const loadLines = once<FineLines>(linesAddress);
