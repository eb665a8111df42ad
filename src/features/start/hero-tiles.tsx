import { useId } from 'react';
import type { HeroSetting } from '../../rules/heroes/hero-kind.ts';
import { rulesetAbout } from '../../rules/rulesets.ts';
import { ChoiceTiles } from './choice-tiles.tsx';
import { heroChoice, type StartChoice, type TemplateTile, templateChoice } from './start-choice.ts';
import './start.css';

/** The times in the order in which they are shown. */
const settings: readonly { readonly id: HeroSetting; readonly name: string }[] = [
  { id: 'past', name: 'Swords and sorcery' },
  { id: 'today', name: 'Our own time' },
  { id: 'future', name: 'Among the stars' },
];

/** A list that is longer is divided by times. */
const longList = 12;

interface HeroTilesProps {
  readonly rulesetId: string;
  /** Of all rulesets. */
  readonly templates: readonly TemplateTile[];
  readonly onChoose: (choice: StartChoice) => void;
}

/** The kinds of hero of a ruleset and its templates: each begins with a playable outline, and leaves something to choose. */
export function HeroTiles({ rulesetId, templates, onChoose }: HeroTilesProps) {
  const title = useId();
  const groups = settings.map(({ id, name }) => ({
    id,
    name,
    choices: [
      ...rulesetAbout(rulesetId)
        .heroes.filter(({ setting = 'past' }) => setting === id)
        .map((hero) => heroChoice(rulesetId, hero)),
      ...templates.filter(({ ruleset, setting }) => ruleset === rulesetId && setting === id).map(templateChoice),
    ],
  }));
  const all = groups.flatMap(({ choices }) => choices);
  return (
    <section aria-labelledby={title}>
      <h3 id={title}>Quick start: choose a hero</h3>
      <p className="start-note">
        A hero is playable at once, with points left to spend. A template asks what you like best.
      </p>
      {all.length <= longList ? (
        <ChoiceTiles choices={all} onChoose={onChoose} />
      ) : (
        groups.map(({ id, name, choices }) => (
          <section key={id} aria-labelledby={`${title}-${id}`}>
            <h4 id={`${title}-${id}`} className="choice-group-name">
              {name}
            </h4>
            <ChoiceTiles choices={choices} onChoose={onChoose} />
          </section>
        ))
      )}
    </section>
  );
}
