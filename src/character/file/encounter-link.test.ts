import { describe, expect, it } from 'vitest';
import { johnFalcon } from '../../testing/book-characters.ts';
import { smallPortrait } from '../../testing/small-portrait.ts';
import { blankEncounter } from '../encounter.ts';
import { addFighters, addToLog, changeFighterPlay } from '../encounter-edits.ts';
import { encounterPayload, isEncounterPayload, readEncounterPayload } from './encounter-link.ts';
import { linkPayload, readPayload } from './share-link.ts';

const falcon = johnFalcon();
const withFace = { ...falcon, character: { ...falcon.character, portrait: smallPortrait } };
const fight = (copies = 2) => {
  const encounter = addFighters(blankEncounter('here', 'Duel'), withFace, { copies, source: 'falcon' });
  const hit = changeFighterPlay(encounter, 'k1', (play) => ({ ...play, state: { ...play.state, hitsLost: 3 } }));
  return addToLog({ ...hit, round: 2 }, ['Falcon is hit.']);
};

describe('the link to an encounter', () => {
  it('holds all but portraits and what refers to the library of this browser', () => {
    const payload = encounterPayload(fight(), '1.0');
    expect(isEncounterPayload(payload)).toBe(true);
    const reading = readEncounterPayload(payload);
    if (!reading.ok) throw new Error(reading.problem.code);
    expect(reading).toMatchObject({ report: [], encounter: { id: '', name: 'Duel', round: 2, log: [{ round: 2 }] } });
    expect(reading.encounter.fighters).toMatchObject([
      { name: 'John Falcon 1', source: '', character: { ...falcon, play: { state: { hitsLost: 3 } } } },
      { name: 'John Falcon 2', source: '', character: falcon },
    ]);
  });

  it('is short: ten copies of a character take little more than one', () => {
    expect(encounterPayload(fight(1), '1.0').length).toBeLessThan(700);
    expect(encounterPayload(fight(10), '1.0').length).toBeLessThan(1_100);
  });

  it('is refused as a newer one where only characters are read, and the other way round', () => {
    expect(readPayload(encounterPayload(fight(), ''))).toEqual({ ok: false, problem: { code: 'link-newer' } });
    expect(readEncounterPayload(linkPayload(falcon, ''))).toEqual({ ok: false, problem: { code: 'link-newer' } });
  });

  it('is refused if it was cut off or changed, and read where a chat program has broken it', () => {
    const payload = encounterPayload(fight(), '1.0');
    expect(readEncounterPayload(payload.slice(0, -9))).toMatchObject({ problem: { code: 'link-damaged' } });
    expect(readEncounterPayload('2.')).toMatchObject({ problem: { code: 'link-damaged' } });
    expect(readEncounterPayload(`${payload.slice(0, 60)}\n ${payload.slice(60)}`)).toMatchObject({ ok: true });
    expect(readEncounterPayload('x'.repeat(2_000_001))).toMatchObject({ problem: { code: 'link-too-large' } });
  });
});
