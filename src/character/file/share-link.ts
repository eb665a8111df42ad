import { deflateSync, Inflate } from 'fflate';
import { done, failed, type Result } from '../../engine/result.ts';
import { fromBase64url, toBase64url } from '../base64.ts';
import type { SavedCharacter } from '../character.ts';
import type { Encounter } from '../encounter.ts';
import { fileContent, fileSchema, maxFileLength, withoutDefaults } from './character-file.ts';
import {
  type EncounterReading,
  encounterBounds,
  encounterContent,
  encounterFileSchema,
  parseEncounter,
} from './encounter-file.ts';
import type { FileRefusal } from './file-problem.ts';
import { parseFile, type Reading, type ReadingOptions } from './parse-file.ts';

/**
 * Compression dictionary of common fragments of characters' JSON, rare ones first; it makes links a quarter shorter. It
 * belongs to links that start with "1.": a changed dictionary needs a new prefix, or existing links become unreadable.
 */
const linkDictionary = [
  // Rare: custom entries with all their fields.
  ',"spell":{"class":"regular","area","missile","resisted","resistedBy":"HT","time":"1 sec","duration":"1 min","cost":"1",',
  '"maintain":"1","prerequisites":"Magery"},"defense":"block","unarmed","maximum":,"mount":{"move":,"bodyWeight":,',
  '"passiveDefenseImpaling":,"damageResistanceImpaling":,"defenseBonus":,"spiked":true,"withoutPadding":true,',
  '"madeForAnother":true,"bowStrength":,"hand":"off","costOverride":,"weightOverride":,"quality":"cheap","veryFine","fine",',
  '"dice":1,"fencing":true,"unbalanced":true,"recoil":,"rateOfFire":"1","shots":"1(2)","bulk":-,',
  '"gained":"play","boughtOff":true,"modifiers":[{"key":"k1","name":"","percent":-10}],"waivers":[{"finding":"","reason":""}],',
  '"earned":[{"key":"k1","date":"","points":1,"why":""}],"setAside":[{"path":"/character/","value":"portrait":{"data":"data:',
  'image/jpeg;base64,/9j/4AAQSkZJRgABAQAAAQABAAD/2wBD","width":,"height":},"raised":{"st":1,"dx":1,"iq":1,"ht":1},"secondary":{',
  '"hitPoints":1,"will":1,"perception":1,"fatiguePoints":1,"basicSpeed":1,"basicMove":1},"race":{"entry":"","own":{"basedOn":',
  '"relative":1,"money":,"startingWealth":,"disadvantageLimit":-40,"quirkLimit":-5,"literacy":"illiterate","semi-literate",',
  '"mana":"low","none","high","historical":true,"handedness":"left","houseRules":["improve-from-default"],',
  '"kind":"shield","kind":"mount","kind":"advantage","kind":"physical","difficulty":"veryHard","wildcard","pointsPerLevel":,',
  // Custom weapons and armor.
  '"weight":,"attacks":[{"name":"shot","skill":"Bow","type":"imp","basis":"thrust","adds":1,"twoHanded":true,"parry":null,',
  '"ranged":true,"accuracy":,"halfDamage":"","maximum":"","kind":"weapon","cost":,"weight":,"attacks":[{"name":"swing","skill":',
  '"Broadsword","type":"cut","adds":1,"reach":"1","minimumStrength":},{"name":"thrust","skill":"","type":"imp","basis":"thrust",',
  '"adds":1,"reach":"1, 2","type":"cr","kind":"armor","cost":,"weight":,"passiveDefense":1,"damageResistance":2,"places":["torso",',
  '"arms","legs","skull","kind":"ammunition","kind":"container",',
  // Custom traits and skills.
  '"effects":[{"stat":"reaction","add":1,"perLevel":true,"when":""}],"difficulty":"hard","defaults":[{"attribute":"perception",',
  '"kind":"mental","difficulty":"easy","defaults":[{"attribute":"iq","penalty":4}],"defaults":[{"attribute":"dx","penalty":5}],',
  '"combat":true,"description":"","page":"p. "},"note":"","level":2,"selfControl":12},{"key":"k1","own":{"name":"","kind":"perk",',
  '"points":1,"description":"","kind":"quirk","points":-1}},{"key":"k1","own":{"name":"","kind":"disadvantage","points":-',
  // Common to all characters.
  '"own":{"name":"","cost":1,"weight":0.5}},"quantity":1,"place":"home"},"place":"stowed"},"container":"k',
  '{"format":"pointwright","version":1,"ruleset":"fourth-edition","ruleset":"lite-3e","ruleset":"man-to-man","app":"0.1.0",',
  '"character":{"name":"","concept":{"player":"","appearance":"","sex":"woman","sex":"man","age":"2","height":6,"weight":1,',
  '"skin":"","hair":"brown","eyes":"","story":"","notes":""},"campaign":{"budget":1,"techLevel":3},"attributes":{"st":1,"dx":1,',
  '"iq":1,"ht":1},"traits":[{"key":"k1","entry":"quirk","choices":[{"parameter":"what","value":""}]},{"key":"k',
  '"}],"equipment":[{"key":"k1","entry":"","place":"ready"},{"key":"k2","own":{"name":"',
  '"}],"skills":[{"key":"k1","entry":"","speciality":"","techLevel":3,"points":4},{"key":"k2","entry":"","points":2},{"key":"k',
].join('');

/** How many bytes are inflated at a time. They can expand a thousandfold: 4 MB before the limit is checked. */
const slice = 4096;
const checksumLength = 4;
const dictionary = new TextEncoder().encode(linkDictionary);

/** Packs a text for use in an address: base64url of a 4-byte checksum and deflated UTF-8. */
export function packText(text: string): string {
  const plain = new TextEncoder().encode(text);
  const deflated = deflateSync(plain, { level: 9, dictionary });
  const bytes = new Uint8Array(checksumLength + deflated.length);
  new DataView(bytes.buffer).setUint32(0, checksum(plain));
  bytes.set(deflated, checksumLength);
  return toBase64url(bytes);
}

/**
 * Unpacks the result of `packText`; `damaged` means cut off or changed, `too-large` means beyond the limit. Never throws. Stops soon after `limit` bytes of UTF-8, because a small text may expand
 * a thousandfold.
 */
export function unpackText(packed: string, limit: number): Result<string, 'damaged' | 'too-large'> {
  const bytes = fromBase64url(packed);
  if (!bytes || bytes.length <= checksumLength) return failed('damaged');
  const plain = inflate(bytes.subarray(checksumLength), limit);
  if (typeof plain === 'string') return failed(plain);
  if (checksum(plain) !== new DataView(bytes.buffer).getUint32(0)) return failed('damaged');
  try {
    return done(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(plain));
  } catch {
    return failed('damaged');
  }
}

function inflate(bytes: Uint8Array, limit: number): Uint8Array | 'damaged' | 'too-large' {
  const parts: Uint8Array[] = [];
  let size = 0;
  const stream = new Inflate({ dictionary }, (part) => {
    parts.push(part);
    size += part.length;
  });
  try {
    for (let at = 0; at < bytes.length; at += slice) {
      stream.push(bytes.subarray(at, at + slice), at + slice >= bytes.length);
      if (size > limit) return 'too-large';
    }
  } catch {
    return 'damaged';
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Returns the 32-bit FNV-1a hash, which detects damaged links. */
function checksum(bytes: Uint8Array): number {
  let check = 0x811c9dc5;
  for (const byte of bytes) check = Math.imul(check ^ byte, 0x01000193);
  return check >>> 0;
}

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

/**
 * Reads the contents of a payload of this packing version: at most `limit` bytes of JSON, which `parse` reads. A
 * version other than `version` comes from a newer program.
 */
function readPacked<Read>(
  text: string,
  version: string,
  limit: number,
  parse: (json: string) => Result<Read, FileRefusal>,
): Result<Read, FileRefusal> {
  if (text.length > maxPayloadLength) return failed({ code: 'link-too-large' });
  const reading = readUnchanged(text, version, limit, parse);
  if (reading.ok || reading.error.code !== 'link-damaged') return reading;
  const joined = text.replace(/\s|%(?:20|0A|0D)/gi, '');
  return joined === text ? reading : readUnchanged(joined, version, limit, parse);
}

function readUnchanged<Read>(
  text: string,
  version: string,
  limit: number,
  parse: (json: string) => Result<Read, FileRefusal>,
): Result<Read, FileRefusal> {
  const [, found, packed] = /^([1-9]\d{0,3})\.([\w-]*)/.exec(text) ?? [];
  if (found === undefined || packed === undefined) return failed({ code: 'link-damaged' });
  if (found !== version) return failed({ code: 'link-newer' });
  // The limit is in bytes here, and in characters for files: texts between the two do not fit in an address anyway.
  const unpacked = unpackText(packed, limit);
  if (!unpacked.ok) return failed({ code: unpacked.error === 'damaged' ? 'link-damaged' : 'link-too-large' });
  const reading = parse(unpacked.value);
  return reading.ok ? reading : failed(toLinkProblem(reading.error));
}

/** Maps a problem of a file to the corresponding problem of a link, if there is one. */
function toLinkProblem(problem: FileRefusal): FileRefusal {
  if (problem.code === 'newer-version') return { code: 'link-newer' };
  const sizes: readonly FileRefusal['code'][] = ['too-large', 'too-many-values', 'encounter-too-large'];
  if (sizes.includes(problem.code)) return { code: 'link-too-large' };
  return problem;
}

/** The packing version of the link to an encounter: the same packing as `1`, which programs without encounters do not try to read. */
const encounterPacking = '2';

/** True for the payload of a link to an encounter. */
export const isEncounterPayload = (text: string): boolean => text.startsWith(`${encounterPacking}.`);

/**
 * Returns the payload of a link to an encounter: "2." and the packed file without its defaults, without portraits and
 * the files that characters came from, and without references to the library of this browser. `app` is the version of
 * this program.
 */
export function encounterPayload(encounter: Encounter, app: string): string {
  const fighters = encounter.fighters.map((fighter) => {
    const { character } = fighter;
    const built = { ...character, character: { ...character.character, portrait: null, origin: null } };
    return { ...fighter, source: '', sourcePlay: '', character: built };
  });
  const content = encounterContent({ ...encounter, id: '', fighters }, app);
  return `${encounterPacking}.${packText(JSON.stringify(withoutDefaults(encounterFileSchema, content)))}`;
}

/** Reads the payload of a link to an encounter with `parseEncounter`, as `readPayload` reads that of a character. Never throws. */
export const readEncounterPayload = (text: string, options: ReadingOptions = {}): EncounterReading =>
  readPacked(text, encounterPacking, encounterBounds.length, (json) => parseEncounter(json, options));
