import type { SavedCharacter } from '../saved-character.ts';
import { fileSchema, longestFile } from './file-format.ts';
import type { FileRefusal } from './file-problem.ts';
import { packText, unpackText } from './packed-text.ts';
import { parseFile, type Reading, type ReadingOptions } from './parse-file.ts';
import { fileContent } from './serialize-file.ts';
import { withoutDefaults } from './without-defaults.ts';

/** Stands before the point of every link that this program makes: how the rest is packed. */
const packing = '1';
/** The longest payload that is looked at, in characters: about as much as any browser carries in an address. */
const longestPayload = 2_000_000;

interface LinkOptions {
  /** Left out unless asked for: it makes a link a hundred times as long. */
  readonly portrait?: boolean;
}

/**
 * What a link carries of a character: "1." and the file without its defaults, packed. `app` is the version of this
 * program. The letters are those of base64url, so that an address takes them as they are.
 */
export function linkPayload(saved: SavedCharacter, app: string, { portrait = false }: LinkOptions = {}): string {
  const shared = portrait ? saved : { ...saved, character: { ...saved.character, portrait: null } };
  return `${packing}.${packText(JSON.stringify(withoutDefaults(fileSchema, fileContent(shared, app))))}`;
}

/**
 * Reads what a link carries, by the way that files take (parse-file.ts). Never throws. What a chat program hung on to its
 * end is passed over, and so are the spaces of one that was broken over several lines.
 */
export function readPayload(text: string, options: ReadingOptions = {}): Reading {
  if (text.length > longestPayload) return refused({ code: 'link-too-large' });
  const reading = readAsIs(text, options);
  if (reading.ok || reading.problem.code !== 'link-damaged') return reading;
  const joined = text.replace(/\s|%(?:20|0A|0D)/gi, '');
  return joined === text ? reading : readAsIs(joined, options);
}

function readAsIs(text: string, options: ReadingOptions): Reading {
  const [, found, packed] = /^([1-9]\d{0,3})\.([\w-]*)/.exec(text) ?? [];
  if (found === undefined || packed === undefined) return refused({ code: 'link-damaged' });
  if (found !== packing) return refused({ code: 'link-newer' });
  // In bytes, while files are counted in letters: what lies between the two fits into no address.
  const unpacked = unpackText(packed, longestFile);
  if (!unpacked.ok) return refused({ code: unpacked.why === 'damaged' ? 'link-damaged' : 'link-too-large' });
  const reading = parseFile(unpacked.text, options);
  return reading.ok ? reading : refused(ofLink(reading.problem));
}

const refused = (problem: FileRefusal): Reading => ({ ok: false, problem });

/** What is said of files in terms of links, where a link has words of its own. */
function ofLink(problem: FileRefusal): FileRefusal {
  if (problem.code === 'newer-version') return { code: 'link-newer' };
  if (problem.code === 'too-large' || problem.code === 'too-many-values') return { code: 'link-too-large' };
  return problem;
}
