import { type OwnTest, requiredKinds } from '../../character/own-prerequisite.ts';
import type { SelectOption } from '../../ui/select-field.tsx';

type RequiredKind = OwnTest['kind'];

/** What each kind of requirement is called in the form, and how its fields are. */
interface KindWords {
  /** The choice itself. */
  readonly choice: string;
  /** The label of the name; none where nothing is named. */
  readonly name?: string;
  /** What is meant by an empty name, where one may be. */
  readonly any?: string;
  /** The label of the lower bound; none where there are no bounds. */
  readonly atLeast?: string;
  readonly atMost?: string;
  /** What is meant by an empty lower bound. */
  readonly none?: string;
}

export const kindWords: Readonly<Record<RequiredKind, KindWords>> = {
  trait: { choice: 'a trait', name: 'Trait', atLeast: 'Level at least', atMost: 'Level at most', none: 'any' },
  skill: { choice: 'a skill', name: 'Skill', atLeast: 'Level at least', atMost: 'Level at most', none: 'learned' },
  spell: { choice: 'spells by name', name: 'Spell', any: 'any', atLeast: 'How many', atMost: 'At most', none: '1' },
  college: {
    choice: 'spells of a college',
    name: 'College',
    any: 'any',
    atLeast: 'How many',
    atMost: 'At most',
    none: '1',
  },
  tag: { choice: 'spells with a tag', name: 'Tag', any: 'any', atLeast: 'How many', atMost: 'At most', none: '1' },
  colleges: { choice: 'spells of several colleges', atLeast: 'How many colleges', none: '1' },
  number: { choice: 'an attribute or other number', atLeast: 'At least', atMost: 'At most', none: 'none' },
  weight: { choice: 'the weight of its contents', atLeast: 'At least (lb)', atMost: 'At most (lb)', none: 'none' },
  quantity: { choice: 'the number of items in it', atLeast: 'At least', atMost: 'At most', none: 'none' },
  inUse: { choice: 'an item worn or in hand', name: 'Item' },
};

const ofContainers: readonly RequiredKind[] = ['weight', 'quantity'];

/** What can be required. Contents are those of an item; a requirement of that kind that is there already is kept. */
export const kindOptions = (isItem: boolean, kept: RequiredKind): SelectOption<RequiredKind>[] =>
  requiredKinds
    .filter((kind) => isItem || kind === kept || !ofContainers.includes(kind))
    .map((kind) => ({ value: kind, label: kindWords[kind].choice }));
