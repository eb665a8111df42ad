import { join } from 'node:path';
import text from './gcs-sheets/ruta-quill.gcs?raw';

/** The path of a sheet of GCS, version 5, that was written by hand for the tests. */
export const rutaQuillFile = join(import.meta.dirname, 'gcs-sheets', 'ruta-quill.gcs');

/** The text of that sheet. */
export const rutaQuill = (): string => text;
