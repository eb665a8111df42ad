import type { ReactNode } from 'react';
import { entryDetails } from '../../builder/what-if/entry-details.ts';
import { memoizeByKeys } from '../../engine/memoize.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import type { EntryChapter } from '../../rules/shared/row-chapter.ts';
import { useSheet } from '../../state/character/derived-character.ts';
import { Icon } from '../../ui/icon.tsx';

interface EntryPaneProps {
  chapter: EntryChapter;
  id: string;
}

const detailsFor = memoizeByKeys(
  (sheet: DerivedCharacter, chapter: EntryChapter, id: string) => [sheet, chapter, id],
  (sheet, chapter, id) => entryDetails(sheet, chapter, id),
);

/** All about the highlighted entry, on this character, beside the list. */
export function EntryPane({ chapter, id }: EntryPaneProps) {
  const details = useSheet((sheet) => detailsFor(sheet, chapter, id));
  if (!details) return null;
  const { name, description, page, grade, levels, answers, defaults, prerequisites, effects, attacks, notes } = details;
  return (
    <article className="entry-pane" aria-label={`About ${name}`}>
      <header>
        <h3 className="entry-pane-name">{name}</h3>
        <p className="entry-pane-grade">{grade}</p>
      </header>
      <p>{description}</p>
      <Part heading="Prerequisites" isShown={prerequisites.length > 0}>
        <ul className="entry-pane-list">
          {prerequisites.map(({ words, met }) => (
            <li key={words} data-met={met}>
              <Icon name={met ? 'check' : 'attention'} label={met ? 'Met' : 'Not met'} /> {words}
            </li>
          ))}
        </ul>
      </Part>
      <Part heading="Cost by level" isShown={levels.length > 0}>
        <dl className="entry-pane-levels">
          {levels.map(({ points, level }) => (
            <div key={points}>
              <dt>{points}</dt>
              <dd>{level}</dd>
            </div>
          ))}
        </dl>
        <p className="entry-pane-small">Points, and the level they buy.</p>
      </Part>
      <Part heading="Cost" isShown={answers.length > 0}>
        <dl className="entry-pane-answers">
          {answers.map((answer) => (
            <div key={answer.name}>
              <dt>{answer.name}</dt>
              <dd>{answer.points}</dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part heading="Attacks" isShown={attacks.length > 0}>
        <ul className="entry-pane-list">
          {attacks.map(({ use, damage, skill, more }) => (
            <li key={use}>
              {use}: <strong>{damage}</strong>, skill {skill}
              {more && <span className="entry-pane-small"> · {more}</span>}
            </li>
          ))}
        </ul>
      </Part>
      <Part heading="Effects" isShown={effects.length > 0}>
        <ul className="entry-pane-list">
          {effects.map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </ul>
      </Part>
      <Part heading="Defaults" isShown={defaults !== ''}>
        <p>{defaults}</p>
      </Part>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <p className="entry-pane-small">{page}</p>
    </article>
  );
}

function Part({ heading, isShown, children }: { heading: string; isShown: boolean; children: ReactNode }) {
  if (!isShown) return null;
  return (
    <section>
      <h4 className="entry-pane-heading">{heading}</h4>
      {children}
    </section>
  );
}
