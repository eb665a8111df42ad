import type { SavedCharacter } from '../saved-character.ts';
import { fileSchema, maxFileLength } from './file-format.ts';
import type { FileRefusal } from './file-problem.ts';
import { packText, unpackText } from './packed-text.ts';
import { parseFile, type Reading, type ReadingOptions } from './parse-file.ts';
import { fileContent } from './serialize-file.ts';
import { withoutDefaults } from './without-defaults.ts';

/** The packing version, before the dot of every link that this program creates. */
const packing = '1';
/** The maximum length of a payload, in characters: about as much as browsers allow in an address. */
const maxPayloadLength = 2_000_000;

interface LinkOptions {
  /** Off by default: a portrait makes a link a hundred times as long. */
  readonly portrait?: boolean;
}

/**
 * Returns the payload of a share link: "1." and the packed file without its defaults, without the state of play and without the file that the
 * character came from, which is many times as long. `app` is the version of this program. It uses the base64url alphabet, which needs no escaping in an address.
 */
export function linkPayload(saved: SavedCharacter, app: string, { portrait = false }: LinkOptions = {}): string {
  const { play: _, ...built } = saved;
  const { character } = built;
  const shared = {
    ...built,
    character: { ...character, origin: null, ...(portrait ? {} : { portrait: null }) },
  };
  return `${packing}.${packText(JSON.stringify(withoutDefaults(fileSchema, fileContent(shared, app))))}`;
}

/**
 * Reads the payload of a share link with `parseFile`. Never throws. Text that a chat program appended is ignored, as are
 * spaces in a link that was broken over several lines.
 */
export const readPayload = (text: string, options: ReadingOptions = {}): Reading =>
  readPacked(text, packing, maxFileLength, (json) => parseFile(json, options));

type Refused = { readonly ok: false; readonly problem: FileRefusal };

/**
 * Reads what a payload of this packing version holds: at most `limit` bytes of JSON, which `parse` reads. A version that is not `version`
 * is that of a newer program.
 */
export function readPacked<Read extends { readonly ok: true }>(
  text: string,
  version: string,
  limit: number,
  parse: (json: string) => Read | Refused,
): Read | Refused {
  if (text.length > maxPayloadLength) return refused({ code: 'link-too-large' });
  const reading = readUnchanged(text, version, limit, parse);
  if (reading.ok || reading.problem.code !== 'link-damaged') return reading;
  const joined = text.replace(/\s|%(?:20|0A|0D)/gi, '');
  return joined === text ? reading : readUnchanged(joined, version, limit, parse);
}

function readUnchanged<Read extends { readonly ok: true }>(
  text: string,
  version: string,
  limit: number,
  parse: (json: string) => Read | Refused,
): Read | Refused {
  const [, found, packed] = /^([1-9]\d{0,3})\.([\w-]*)/.exec(text) ?? [];
  if (found === undefined || packed === undefined) return refused({ code: 'link-damaged' });
  if (found !== version) return refused({ code: 'link-newer' });
  // The limit is in bytes here, and in characters for files: texts between the two do not fit in an address anyway.
  const unpacked = unpackText(packed, limit);
  if (!unpacked.ok) return refused({ code: unpacked.why === 'damaged' ? 'link-damaged' : 'link-too-large' });
  const reading = parse(unpacked.text);
  return reading.ok ? reading : refused(toLinkProblem(reading.problem));
}

const refused = (problem: FileRefusal): Refused => ({ ok: false, problem });

/** Maps a problem of a file to the corresponding problem of a link, if there is one. */
function toLinkProblem(problem: FileRefusal): FileRefusal {
  if (problem.code === 'newer-version') return { code: 'link-newer' };
  const sizes: readonly FileRefusal['code'][] = ['too-large', 'too-many-values', 'encounter-too-large'];
  if (sizes.includes(problem.code)) return { code: 'link-too-large' };
  return problem;
}
