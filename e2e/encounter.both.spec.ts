import { expect, test } from '@playwright/test';
import { AccessibilityCheck } from './pages/axe.ts';
import { Builder } from './pages/builder.ts';
import { EncounterPage } from './pages/encounter.ts';

test.use({ actionTimeout: 8_000 });

const guard = 'Rainald Kess';
const knight = 'Aurelio Monforte';
const foe = 'Wenzel Sedláček';

/** Rolls by a part of their name. A blow that hits and is not defended against. */
const hit = [
  [/attack with/, 7],
  [/Dodge|Parry|Block/, 16],
  [/damage/i, 3],
  [/./, 10],
] as const;
/** A critical hit with three times the damage, and no roll to live is made. */
const kill = [
  [/attack with/, 3],
  [/critical/i, 5],
  [/damage/i, 'most'],
  [/./, 17],
] as const;

test('a fight of six through three rounds, with one death and one flight', async ({ page, isMobile }) => {
  test.setTimeout(90_000);
  const check = await AccessibilityCheck.begin(page);
  const builder = new Builder(page);
  const fight = new EncounterPage(page, isMobile);
  await builder.startReadyMade('Man to Man', guard);
  await builder.menu('Encounters…');
  await page.getByRole('dialog', { name: 'Encounters' }).getByRole('button', { name: 'New encounter' }).click();
  await expect(fight.screen).toContainText('No fighters yet.');
  await check.look('an empty encounter');
  await fight.add('Party', { [guard]: 1, [knight]: 1 });
  await fight.add('Foes', { [foe]: 4 });
  await fight.typeRolls();
  await check.look('an encounter', { colors: true });

  await fight.nextTurn();
  await fight.expectLogged('Round 1 begins.');
  await fight.expectTurn(`${foe} 1`);
  await fight.attack(`${foe} 1`, 'Javelin, thrust', guard);
  await fight.typeAll(hit);
  await check.look('an exchange', { colors: true });
  await expect(fight.exchange).toContainText(/Rainald Kess loses \d+ hits/);
  await fight.apply();
  await fight.expectLogged(`${foe} 1 thrusts the javelin at ${guard}: 7 against 8, success by 1.`);
  const wounded = await fight.hitsLeft(guard);
  expect(wounded).toBeLessThan(10);

  // One foe flees, and has no more turns.
  await fight.choose(`${foe} 4`, 'Flees');
  await expect(fight.row(`${foe} 4`)).toContainText('Fled');
  await fight.expectLogged(`${foe} 4 flees.`);
  await check.look('a fighter and the list', { colors: true });
  const first = await fight.turnsUntil(guard);
  expect(first).not.toContain(`${foe} 4`);

  // The guard kills another: the log says so, and one step takes all of it back.
  await fight.attack(guard, 'Glaive, swing', `${foe} 1`);
  await fight.typeAll(kill);
  await fight.apply();
  await expect(fight.row(`${foe} 1`)).toContainText('Dead');
  await fight.undo();
  await expect(fight.row(`${foe} 1`)).not.toContainText('Dead');
  await fight.expectHits(`${foe} 1`, 11, 11);
  await fight.redo();
  await expect(fight.row(`${foe} 1`)).toContainText('Dead');

  await fight.turnsUntil(`${foe} 2`);
  await fight.expectLogged('Round 2 begins.');
  await fight.lose(`${foe} 2`, 'Fatigue');
  await expect(fight.row(`${foe} 2`)).toContainText('Fatigue 10/11');
  await page.reload();
  await expect(fight.row(`${foe} 2`)).toContainText('Fatigue 10/11');
  await fight.expectTurn(`${foe} 2`);
  await expect(fight.row(`${foe} 1`)).toContainText('Dead');
  expect(await fight.hitsLeft(guard)).toBe(wounded);
  await fight.expectTarget(guard, `${foe} 1, dead`);

  const second = await fight.turnsUntil(`${foe} 2`);
  expect(second).toHaveLength(4);
  expect(second).not.toContain(`${foe} 1`);
  await fight.expectLogged('Round 3 begins.');
});
