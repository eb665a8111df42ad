import { expect, test } from '@playwright/test';
import { johnFalcon } from '../src/testing/book-characters.ts';
import { Builder } from './pages/builder.ts';
import { Explanation } from './pages/explanation.ts';

test('John Falcon under GURPS Lite: what that book counts differently', async ({ page }) => {
  const builder = new Builder(page);
  await builder.startBlank('GURPS Lite 3e');
  await builder.openCharacter(johnFalcon('lite-3e'));

  await builder.sheet.expectFigures([
    ['Point total', '100'],
    ['Points, attributes', '80'],
    ['Points, advantages', '10'],
    ['Points, disadvantages', '0'],
    ['Points, skills', '10'],
    ['Thrust', '1d−2'],
    ['Swing', '1d−1'],
    ['Basic Speed', '7'],
    ['Move', '5'],
    ['Dodge', '5'],
    ['Parry', '8'],
    ['Block', '7'],
    ['Fatigue', '9'],
    ['Will', '10'],
    ['Passive defense', '4'],
    ['Damage resistance', '3'],
    ['Load limit, overload', '270'],
    ['Shortsword', '16'],
    ['Crossbow', '17'],
    ['Damage of Shortsword, swing', '1d−1'],
    ['Parry with Shortsword, swing', '8'],
    ['Damage of Large knife, swing', '1d−3'],
    ['Parry with Large knife, swing', '6'],
    ['Damage of Crossbow, shot', '1d+2'],
  ]);
  await builder.expectSummary({ 'points left': '0', load: '38.125 lb', Move: '5', Dodge: '5', Parry: '8', Block: '7' });
  await expect(page.getByRole('button', { name: 'No issues' })).toBeVisible();

  await builder.sheet.figure('Damage of Crossbow, shot', '1d+2').click();
  const why = new Explanation(page);
  await why.expectTitle('Crossbow, shot: damage 1d+2');
  await why.expectSteps([
    ['thrust', '1d−2'],
    ['Crossbow', '+4'],
  ]);
  await expect(why.panel).toContainText('GURPS Lite p. 20');
  await page.keyboard.press('Escape');

  await builder.sheet.figure('Block', '7').click();
  await why.expectTitle('Block 7');
  await why.expectSteps([
    ['Shield', '15'],
    ['half of the skill', '7½'],
    ['rounded down', '7'],
  ]);
  await expect(why.panel).toContainText('GURPS Lite p. 26');
});
