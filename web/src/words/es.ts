/** What every folder says, in one language: fetched by whoever has chosen it. */
import { byFolder } from '../lib/folders';

export default byFolder(import.meta.glob('../*/words/es.ftl', { eager: true, import: 'default' }));
