import { type Searched, searchChoices } from '../features/start/find-choices.ts';
import {
  heroChoice,
  heroOfRaceChoice,
  type ListedTemplate,
  readyMadeChoice,
  templateChoice,
} from '../features/start/start-choice.ts';
import { heroWords } from '../rules/heroes/hero-words.ts';
import { rulesetList } from '../rules/rulesets.ts';
import { readyMade } from './ready-made.ts';
import races from './start-races.json';
import { templateTiles } from './start-templates.ts';

const ofRace = (race: ListedTemplate): Searched => {
  const { id, ruleset, name, line, points, keywords } = race;
  const heroes = rulesetList.find((one) => one.id === ruleset)?.heroes ?? [];
  return {
    choice: { way: 'race', id, ruleset, name, line, points: `${points} points`.replace('-', '−'), kind: null },
    words: keywords,
    ofRace: (choice) => {
      const hero = choice.ruleset === ruleset ? heroes.find((one) => one.id === choice.kind) : undefined;
      return hero && heroOfRaceChoice(hero, race);
    },
  };
};

/** Finds kinds of hero, ready-made characters, templates and races of all rulesets. Loaded when the search gets the focus. */
export const findChoices = searchChoices([
  ...rulesetList.flatMap(({ id, heroes }) =>
    heroes.map((hero): Searched => ({ choice: heroChoice(id, hero), words: heroWords[hero.id] })),
  ),
  ...readyMade.map(
    (card): Searched => ({ choice: readyMadeChoice(card), words: [card.kind, ...heroWords[card.kind]] }),
  ),
  ...templateTiles.map((tile): Searched => ({ choice: templateChoice(tile), words: tile.keywords })),
  ...races.map(ofRace),
]);
