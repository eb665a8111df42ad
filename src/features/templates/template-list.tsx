import { useId } from 'react';
import { stripBidiControls } from '../../character/bidi-controls.ts';
import type { BundleTemplate } from '../../rules/templates/bundle.ts';
import { groupNames, groupTemplates } from '../../rules/templates/bundle-words.ts';
import { racePrice } from '../../rules/what-if/race-trial.ts';
import { formatPoints } from '../../rules/wording/point-words.ts';
import { useCharacter } from '../../state/character/derived-character.ts';
import { ArrowRows } from '../../ui/arrow-rows.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

interface TemplateListProps {
  /** Null while they are being loaded. */
  templates: readonly BundleTemplate[] | null;
  /** The template that was open before, which has the focus; '' for none. */
  from: string;
  onOpen: (template: BundleTemplate) => void;
  onSave: () => void;
}

/** The templates by genre, each with its points and one line. */
export function TemplateList({ templates, from, onOpen, onSave }: TemplateListProps) {
  const id = useId();
  return (
    <>
      <div className="templates-head">
        <p className="row-note">
          A template adds attributes, traits, skills and gear that go together, and leaves some of it to your choice.
          Afterwards they are ordinary entries of the character.
        </p>
        <Button icon="download" onClick={onSave}>
          Save this character as a template…
        </Button>
      </div>
      {templates === null ? (
        <p className="templates-loading" role="status">
          Loading…
        </p>
      ) : (
        <ArrowRows>
          {groupTemplates(templates).map(({ group, templates: inGroup }) => (
            <section key={group} aria-labelledby={`${id}-${group}`}>
              <h3 id={`${id}-${group}`} className="chapter-part-title">
                {groupNames[group]}
              </h3>
              <ul className="templates-list">
                {inGroup.map((template) => (
                  <li key={template.id}>
                    <TemplateButton template={template} isFocused={template.id === from} onOpen={onOpen} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </ArrowRows>
      )}
      {templates?.length === 0 && (
        <EmptyState title="No templates yet.">
          These rules have none. Save one from a character to use it again.
        </EmptyState>
      )}
    </>
  );
}

interface TemplateButtonProps {
  template: BundleTemplate;
  isFocused: boolean;
  onOpen: (template: BundleTemplate) => void;
}

function TemplateButton({ template, isFocused, onOpen }: TemplateButtonProps) {
  const saved = useCharacter((character) => character);
  const { name, description, given } = template;
  const points = template.group === 'race' && given.race ? racePrice(saved, given.race.entry) : template.points;
  return (
    <button
      type="button"
      className="template-button"
      {...(isFocused ? { 'data-autofocus': true } : {})}
      onClick={() => onOpen(template)}
    >
      <span className="template-name">{stripBidiControls(name) || 'Unnamed'}</span>{' '}
      <span className="template-points">{points === null ? '' : formatPoints(points)}</span>
      <span className="template-line">{stripBidiControls(description)}</span>
    </button>
  );
}
