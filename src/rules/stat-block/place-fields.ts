import * as z from 'zod/mini';
import { ownRaceSchema } from '../../character/character.ts';
import { setConcept, setName, setOwnRace, setRace } from '../../character/edit-concept.ts';
import { formatPoints } from '../wording/point-words.ts';
import type { Placing } from './placing.ts';
import { plainSigns } from './plain-signs.ts';
import { readFigures } from './read-figures.ts';
import type { Part } from './split-parts.ts';
import { readBuild, readColoring, readHeight, readSex, readWeight } from './text-concept.ts';
import { toNumber } from './to-number.ts';

/** Reads a line with a label ("Height: 6′") into the concept, the campaign or the totals. */
export function readField(placing: Placing, part: Part): void {
  const { draft } = placing;
  const value = part.text.replace(/^[^:]*:\s*/u, '').trim();
  const plain = plainSigns(value);
  if (value === '' || /^[-—–]$/u.test(value)) {
    draft.set(part, 'understood', 'empty');
    return;
  }
  const concept = (field: 'player' | 'campaign' | 'age' | 'skin' | 'hair' | 'eyes') => {
    draft.edit((character) => setConcept(character, field, value));
    draft.set(part, 'understood', field);
  };
  switch (part.field) {
    case 'name':
      draft.edit((character) => setName(character, value));
      draft.set(part, 'understood', 'name');
      return;
    case 'player':
    case 'campaign':
    case 'age':
    case 'skin':
    case 'hair':
    case 'eyes':
      concept(part.field);
      return;
    case 'race':
      readRace(placing, part, value);
      return;
    case 'techLevel': {
      const [, level] = /^(\d{1,2})/u.exec(plain) ?? [];
      if (level === undefined) return;
      placing.techLevel = toNumber(level);
      draft.set(part, 'understood', `tech level ${level}`);
      return;
    }
    case 'height': {
      const height = readHeight(value);
      if (height === null) return;
      const weight = readWeight(value);
      draft.edit((character) =>
        setConcept(setConcept(character, 'height', height), 'weight', weight ?? character.concept.weight),
      );
      draft.set(part, 'understood', 'height');
      return;
    }
    case 'weight': {
      const weight = readWeight(/\d$/u.test(value) ? `${value} lb` : value);
      if (weight === null) return;
      draft.edit((character) => setConcept(character, 'weight', weight));
      draft.set(part, 'understood', 'weight');
      return;
    }
    case 'build':
    case 'coloring': {
      const change = part.field === 'build' ? readBuild(value) : readColoring(value);
      draft.edit((character) => ({ ...character, concept: { ...character.concept, ...change } }));
      Object.keys(change).length > 0 ? draft.set(part, 'understood', part.field) : undefined;
      return;
    }
    case 'sex': {
      const sex = readSex(value);
      if (sex === '') return;
      draft.edit((character) => setConcept(character, 'sex', sex));
      draft.set(part, 'understood', 'sex');
      return;
    }
    case 'hand': {
      draft.edit((character) => setConcept(character, 'handedness', /^l/iu.test(value) ? 'left' : 'right'));
      draft.set(part, 'understood', 'handedness');
      return;
    }
    case 'points':
    case 'unspent': {
      const [, points] = /(-?\d[\d,]*)/u.exec(plain) ?? [];
      if (points === undefined) return;
      if (part.field === 'points') placing.total = toNumber(points);
      else placing.unspent = toNumber(points);
      draft.set(part, 'understood', part.field === 'points' ? 'total of points' : 'unspent points');
      return;
    }
    case 'ruleset':
      draft.set(part, 'understood', 'ruleset');
      return;
    default:
      return;
  }
}

/** Sets a race of the lists, or a custom one with the points of the text. */
function readRace(placing: Placing, part: Part, value: string): void {
  const { draft } = placing;
  const { name, points } = readFigures(value);
  const found = placing.index.find(name, ['races']);
  if (/^humans?$/iu.test(name)) {
    draft.set(part, 'understood', 'race: Human');
    return;
  }
  if (found) {
    draft.edit((character) => setRace(character, found.id));
    draft.set(part, 'understood', `race: ${draft.sheet().context.race.name}`);
    return;
  }
  const own = z.parse(ownRaceSchema, { name: name.slice(0, 200), points: points ?? 0 });
  draft.edit((character) => setOwnRace(character, own));
  draft.set(part, 'guessed', `custom race ${name}, ${formatPoints(own.points ?? 0)}, without racial traits`);
}
