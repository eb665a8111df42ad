import type { Character } from '../../../character/character.ts';
import type { ExportContext } from './export-context.ts';
import { fixed, type JsonObject, weightText, writeObject } from './export-object.ts';

const genders = { '': '', man: 'Male', woman: 'Female' } as const;
const hands = { right: 'Right', left: 'Left' } as const;

/** Who the character is, with the picture. */
export function writeProfile({ name, concept, campaign, portrait }: Character): JsonObject {
  return writeObject('profile', {
    name,
    age: concept.age,
    eyes: concept.eyes,
    hair: concept.hair,
    skin: concept.skin,
    handedness: hands[concept.handedness],
    gender: genders[concept.sex],
    height: concept.height === null ? '' : heightText(concept.height),
    weight: concept.weight === null ? '' : weightText(concept.weight),
    player_name: concept.player,
    tech_level: campaign.techLevel === null ? '' : String(campaign.techLevel),
    portrait: portrait?.data.replace(/^data:[^,]*,/, ''),
  });
}

/** Feet and inches: `5'7"`. */
function heightText(inches: number): string {
  const feet = Math.trunc(inches / 12);
  const rest = fixed(inches - feet * 12);
  return [feet === 0 ? '' : `${feet}'`, rest === 0 && feet !== 0 ? '' : `${rest}"`].join('');
}

/** The points that the character began with, and those earned, the newest first. */
export function writePointsRecord({ campaign, earned }: Character, now: string): readonly JsonObject[] {
  return [
    ...[...earned]
      .reverse()
      .map(({ date, points, why }) => writeObject('record', { when: timeOf(date) ?? now, points, reason: why })),
    writeObject('record', { when: now, points: campaign.budget, reason: 'Points to begin with' }),
  ];
}

/** The beginning of a day that is written as 2026-08-20; null for other texts. */
const timeOf = (date: string): string | null => {
  const day = date.trim();
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) ? `${day}T00:00:00Z` : null;
};

const headings = { appearance: 'Appearance', story: 'Story', notes: 'Notes' } as const;

/** The long texts about the character, each as a note with a heading. */
export function writeNotes(context: ExportContext): readonly JsonObject[] {
  const { concept } = context.derived.context.character;
  return (['appearance', 'story', 'notes'] as const).flatMap((field) =>
    concept[field] === ''
      ? []
      : [
          writeObject('note', {
            id: context.idOf('n', { list: 'made', key: field }),
            markdown: `# ${headings[field]}\n\n${concept[field]}`,
          }),
        ],
  );
}
