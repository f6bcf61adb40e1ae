/** Loads the drawing of the map, once; what is only seen from near by follows when the board is there. */
// eslint-disable-next-line max-len
import address from '../../../../../src/romanum/games/imperium/data/map.json?packed-without=hills,trees,reeds,sand,depth';
// eslint-disable-next-line max-len
import linesAddress from '../../../../../src/romanum/games/imperium/data/map.json?packed-only=hills,trees,reeds,sand,depth';
import { once } from '../../../board/map/mapfiles';
import type { FineGround, MapFile } from './drawing';

export const loadMap = once<MapFile>(address);
export const loadLines = once<FineGround>(linesAddress);
