import { useState } from 'react';
import type { BundleTemplate } from '../../rules/templates/bundle.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { OpenTemplate } from './open-template.tsx';
import { SaveTemplate } from './save-template.tsx';
import { TemplateList } from './template-list.tsx';
import { useTemplates } from './use-templates.ts';
import './templates.css';

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
