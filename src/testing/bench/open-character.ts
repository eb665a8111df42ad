import type { Page } from '@playwright/test';
import type { SavedCharacter } from '../../character/character.ts';
import { blankRows } from '../../character/edit-rows.ts';
import { serializeFile } from '../../character/file/character-file.ts';
import { rulesetOf } from '../../rules/rulesets.ts';
import { blankSaved } from '../../state/character/character-store.ts';
import { hugeCharacter, ordinaryCharacter, ownItem, ownSkill, ownTrait } from '../huge-character.ts';

/** The time of opening the search by its key, in ms after the time stamp of the key. */
export interface Opening {
  /** Its field is painted and has the focus. */
  readonly field: number;
  /** The first rows of its list are painted. */
  readonly list: number;
}

declare global {
  interface Window {
    /** The opening that `measureOpening` waits for. */
    opening: Promise<Opening> | undefined;
  }
}

/** Before and after: closing the search defers work to idle time, in ms. */
const pause = 400;

/** Opens the search by its key, measures it, and closes it again. */
export async function measureOpening(page: Page): Promise<Opening> {
  await page.evaluate(() => {
    window.opening = new Promise((resolve) => {
      let began: number | undefined;
      const painted = { field: Number.NaN, list: Number.NaN };
      const seen = new Set<string>();
      const afterPaint = (callback: () => void) =>
        requestAnimationFrame(() => {
          scheduler.postTask(callback, { priority: 'user-blocking' }).catch(console.error);
        });
      window.addEventListener('keydown', ({ timeStamp }) => (began = timeStamp), { capture: true, once: true });
      const observer = new MutationObserver(() => {
        const from = began;
        if (from === undefined) return;
        const watch = (part: keyof Opening, isThere: boolean) => {
          if (!isThere || seen.has(part)) return;
          seen.add(part);
          afterPaint(() => {
            painted[part] = performance.now() - from;
            if (Number.isNaN(painted.field + painted.list)) return;
            observer.disconnect();
            resolve(painted);
          });
        };
        watch('field', document.activeElement?.matches('dialog [role=combobox]') === true);
        watch('list', document.querySelector('dialog [role=option]') !== null);
      });
      observer.observe(document.documentElement, { subtree: true, childList: true, attributes: true });
    });
  });
  await page.keyboard.press('Control+k');
  const opening = await page.evaluate(() => window.opening ?? Promise.reject(new Error('Nothing was watched')));
  await page.waitForTimeout(pause);
  await page.keyboard.press('Escape');
  await page.waitForTimeout(pause);
  return opening;
}

/** Visits the program for the first time, and starts with a blank character. */
export async function visitProgram(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const start = page.getByRole('button', { name: 'Start blank' });
  await start.click();
  await start.waitFor({ state: 'hidden' });
}

/** Opens a character as a file by the menu, and waits for its name in the top bar. */
export async function openCharacter(page: Page, ruleset: string, size: Size): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Open a file' }).click();
  const file = measuredFile(ruleset, size);
  await (await choosing).setFiles(file);
  await page
    .getByRole('heading', { level: 1 })
    .filter({ hasText: `, ${size}` })
    .waitFor();
}

export const sizes = ['blank', 'ordinary', 'huge'] as const;
export type Size = (typeof sizes)[number];

/** The row of each chapter whose number is stepped. */
export const measured = {
  trait: 'Measured trait',
  skill: 'Measured skill',
  spell: 'Measured spell',
  item: 'Measured item',
};

/**
 * A character of this size, whose first row of each kind is the one to be stepped: it is in view in every chapter. Only
 * rulesets with magic have the spell.
 */
function measuredCharacter(ruleset: string, size: Size): SavedCharacter {
  const whole =
    size === 'blank' ? blankSaved(ruleset) : size === 'huge' ? hugeCharacter(ruleset) : ordinaryCharacter(ruleset);
  const { traits, skills, equipment } = whole.character;
  const trait = {
    ...blankRows.traits('own'),
    key: 'm1',
    entry: '',
    own: ownTrait(measured.trait, { pointsPerLevel: 5 }),
  };
  const skill = { ...blankRows.skills('own'), key: 'm2', entry: '', points: 2, own: ownSkill(measured.skill) };
  const spell = {
    ...blankRows.skills('own'),
    key: 'm3',
    entry: '',
    points: 2,
    own: ownSkill(measured.spell, {
      attribute: 'iq',
      kind: 'mental',
      difficulty: 'hard',
      combat: false,
      spell: {
        class: 'regular',
        resistedBy: '',
        time: '',
        duration: '',
        cost: '',
        maintain: '',
        colleges: [],
        prerequisites: '',
        baseSkill: '',
        prerequisiteCount: 0,
      },
    }),
  };
  const item = { ...blankRows.equipment('own'), key: 'm4', entry: '', own: ownItem(measured.item) };
  const name = `${rulesetOf(ruleset).name}, ${size}`;
  return {
    ...whole,
    character: {
      ...whole.character,
      name,
      traits: [trait, ...traits],
      skills: rulesetOf(ruleset).spells ? [skill, spell, ...skills] : [skill, ...skills],
      equipment: [item, ...equipment],
    },
  };
}

/** The file of that character, to be opened in the browser. */
export function measuredFile(ruleset: string, size: Size): { name: string; mimeType: string; buffer: Buffer } {
  const text = serializeFile(measuredCharacter(ruleset, size), 'bench');
  return { name: 'character.json', mimeType: 'application/json', buffer: Buffer.from(text) };
}
