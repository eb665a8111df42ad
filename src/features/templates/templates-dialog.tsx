import { useEffect, useId, useMemo, useState } from 'react';
import { type BundleTemplate, groupNames, groupTemplates } from '../../builder/templates/bundle.ts';
import { templateOfOwn } from '../../builder/templates/own-template.ts';
import { loadTemplates } from '../../builder/templates/read-template.ts';
import { racePrice } from '../../builder/what-if/race-trial.ts';
import { stripBidiControls } from '../../character/schema-parts.ts';
import { formatPoints } from '../../rules/shared/figure-words.ts';
import { useCharacter, useSheet } from '../../state/character/derived-character.ts';
import { loadOwnEntries } from '../../state/library/own-entries.ts';
import { useOwnEntriesStore } from '../../state/library/own-entries-store.ts';
import { ArrowRows } from '../../ui/arrow-rows.tsx';
import { Button } from '../../ui/buttons.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { OpenTemplate } from './open-template.tsx';
import { SaveTemplate } from './save-template.tsx';
import './templates.css';

type Loaded =
  | { readonly rulesetId: string; readonly templates: readonly BundleTemplate[] }
  | { readonly rulesetId: string; readonly fault: unknown };

/**
 * The templates for the ruleset of the open character: the player's own, then those of the ruleset; null while they are being
 * loaded. A load that fails is thrown, for the boundary around.
 */
function useTemplates(): readonly BundleTemplate[] | null {
  const rulesetId = useSheet(({ ruleset }) => ruleset.id);
  const kept = useOwnEntriesStore(({ entries }) => entries);
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    let isWanted = true;
    loadOwnEntries().catch(console.error);
    loadTemplates(rulesetId).then(
      (templates) => isWanted && setLoaded({ rulesetId, templates }),
      (fault: unknown) => isWanted && setLoaded({ rulesetId, fault }),
    );
    return () => {
      isWanted = false;
    };
  }, [rulesetId]);
  return useMemo(() => {
    if (loaded?.rulesetId !== rulesetId) return null;
    if ('fault' in loaded) throw loaded.fault;
    const own = kept.flatMap(({ id, entry }) =>
      entry.list === 'templates' && entry.own.ruleset === rulesetId ? [templateOfOwn(id, entry.own)] : [],
    );
    return [...own, ...loaded.templates];
  }, [loaded, rulesetId, kept]);
}

interface TemplateListProps {
  /** Null while they are being loaded. */
  templates: readonly BundleTemplate[] | null;
  /** The template that was open before, which has the focus; '' for none. */
  from: string;
  onOpen: (template: BundleTemplate) => void;
  onSave: () => void;
}

/** The templates by genre, each with its points and one line. */
function TemplateList({ templates, from, onOpen, onSave }: TemplateListProps) {
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

type Shown = { readonly screen: 'list'; readonly from: string } | { readonly screen: 'save' } | BundleTemplate;

/** The templates of the ruleset and the player's own: a list, then the chosen one with its choices, applied as one edit. */
export function TemplatesDialog({ onClose }: { onClose: () => void }) {
  const [shown, setShown] = useState<Shown>({ screen: 'list', from: '' });
  const templates = useTemplates();
  const showList = (from: string) => setShown({ screen: 'list', from });
  if (!('screen' in shown)) {
    return <OpenTemplate key={shown.id} template={shown} onBack={() => showList(shown.id)} onClose={onClose} />;
  }
  if (shown.screen === 'save') return <SaveTemplate onBack={() => showList('')} onClose={onClose} />;
  return (
    <Dialog key="list" title="Templates" size="large" className="templates" onClose={onClose}>
      <TemplateList
        templates={templates}
        from={shown.from}
        onOpen={setShown}
        onSave={() => setShown({ screen: 'save' })}
      />
    </Dialog>
  );
}
