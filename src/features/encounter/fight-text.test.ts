// @vitest-environment happy-dom
import '../../testing/load-rulesets.ts';
import { afterEach, expect, test } from 'vitest';
import { blankEncounter } from '../../character/encounter.ts';
import { addFighters, addToLog, changeFighter, changeFighterPlay } from '../../character/encounter-edits.ts';
import { loadEncounterRules } from '../../state/encounter/encounter-sheets.ts';
import { showOpenEncounter } from '../../state/encounter/encounter-store.ts';
import { johnFalcon } from '../../testing/book-characters.ts';
import { describeFight } from './fight-text.ts';

afterEach(() => showOpenEncounter(null));

test('the text of a fight has the fighters by side with their hits, and what happened by round', async () => {
  const falcon = johnFalcon();
  await loadEncounterRules([falcon]);
  const bandit = { ...falcon, character: { ...falcon.character, name: 'Bandit' } };
  const printed = { hitPoints: 11, attacks: [] };
  const joined = addFighters(addFighters(blankEncounter('e1', 'Ambush'), falcon, { side: 'Party' }), bandit, {
    copies: 2,
    side: 'Foes',
    printed,
  });
  const hit = changeFighterPlay(joined, 'k2', (play) => ({ ...play, state: { ...play.state, hitsLost: 4 } }));
  const begun = addToLog({ ...changeFighter(hit, 'k3', { out: 'fled' }), round: 1 }, [
    'Round 1 begins.',
    'Bandit 1 is hit.',
  ]);
  const encounter = addToLog({ ...begun, round: 2 }, ['Round 2 begins.', 'Bandit 2 flees.']);
  showOpenEncounter(encounter);
  expect(describeFight(encounter).split('\n')).toEqual([
    'Ambush',
    'Time: 1 second',
    '',
    'Party:',
    expect.stringMatching(/^- John Falcon: (\d+) of \1 hits$/),
    'Foes:',
    '- Bandit 1: 7 of 11 hits',
    '- Bandit 2: 11 of 11 hits, Fled',
    '',
    'Round 1',
    '- Bandit 1 is hit.',
    '',
    'Round 2',
    '- Bandit 2 flees.',
    '',
  ]);
});
