import { encounterPayload } from '../../character/file/encounter-link.ts';
import { done, type Outcome } from '../../storage/storage-problem.ts';
import { appVersion } from '../updates/app-version.ts';
import { sharedMark } from '../view/view-store.ts';
import { readEncounter } from './encounter-actions.ts';

/** The longest address that all usual browsers open, in characters: Firefox stops at 1 MiB. */
const longestAddress = 1_000_000;

/** A link to an encounter, or none where it would be too long. */
export type EncounterLink = { readonly address: string } | { readonly address: null; readonly why: string };

/** Returns the address that opens this program with the encounter, without portraits; or why there is none. */
export async function linkToEncounter(id: string): Promise<Outcome<EncounterLink>> {
  const read = await readEncounter(id);
  if (!read.ok) return read;
  const [page] = location.href.split('#', 1);
  const address = `${page}${sharedMark}${encounterPayload(read.value.encounter, appVersion)}`;
  if (address.length <= longestAddress) return done({ address });
  const why = `The link would have ${address.length.toLocaleString('en-US')} characters, too many for browsers. Send the encounter as a file instead.`;
  return done({ address: null, why });
}
