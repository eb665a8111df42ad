import { useCharacter, useSheet } from '../../state/character/derived-character.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Chapter } from '../chapter/chapter.tsx';
import { StatFigure } from '../derived/stat-figure.tsx';
import { AttributeCard } from './attribute-card.tsx';
import { handleCardKey } from './card-keys.ts';
import { DerivedFigures } from './derived-figures.tsx';
import { GainedInPlay } from './gained-in-play.tsx';
import { SecondaryCard } from './secondary-card.tsx';
import './attributes.css';

/** The chapter of attributes, secondary characteristics and figures derived from them. */
export function AttributesChapter() {
  const ruleset = useSheet((sheet) => sheet.ruleset);
  const names = ruleset.attributes.map(({ short }) => short).join(', ');
  return (
    <Chapter
      id="attributes"
      title="Attributes"
      intro={`${names}: 10 is average and free; 8 to 12 is normal. Everything else is based on them.`}
      points="points.attributes"
    >
      <ul className="attribute-list" onKeyDown={handleCardKey}>
        {ruleset.attributes.map((attribute) => (
          <AttributeCard key={attribute.id} {...attribute} />
        ))}
      </ul>
      <GainedInPlay />
      {ruleset.secondary.length > 0 && (
        <section className="chapter-part" aria-labelledby="secondary-heading">
          <h3 id="secondary-heading" className="chapter-part-title">
            Secondary characteristics <StatFigure stat="points.secondary" unit="points" />
          </h3>
          <ul className="attribute-list" onKeyDown={handleCardKey}>
            {ruleset.secondary
              .filter(({ unlike }) => !unlike)
              .map((characteristic) => (
                <SecondaryCard key={characteristic.id} {...characteristic} />
              ))}
          </ul>
          <Senses />
        </section>
      )}
      <DerivedFigures />
    </Chapter>
  );
}

/** The characteristics that few characters buy: single senses and Fright Checks. Open where any was bought. */
function Senses() {
  const secondary = useSheet(({ ruleset }) => ruleset.secondary);
  const rare = secondary.filter(({ unlike }) => unlike);
  const anyBought = useCharacter(({ character }) => rare.some(({ id }) => character.secondary[id] !== 0));
  if (rare.length === 0) return null;
  return (
    <Disclosure summary="Senses and Fright Checks" defaultOpen={anyBought} lazy>
      <ul className="attribute-list" onKeyDown={handleCardKey}>
        {rare.map((characteristic) => (
          <SecondaryCard key={characteristic.id} {...characteristic} />
        ))}
      </ul>
    </Disclosure>
  );
}
