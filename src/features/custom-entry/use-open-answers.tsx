import { lazy, type ReactNode, useState } from 'react';
import { fillOpenTexts, findOpenTexts } from '../../interchange/gcs/library/library-entry.ts';
import { ScreenPart } from '../failure/error-boundary.tsx';

const OpenAnswersDialog = lazy(async () => ({
  default: (await import('./modifier-dialogs.tsx')).OpenAnswersDialog,
}));

interface OpenAnswers<Figures> {
  /** Adds a modifier at once, or first asks for its placeholders. */
  readonly pick: (figures: Figures) => void;
  /** The dialog that asks, while it does. */
  readonly dialog: ReactNode;
}

/** Asks for the placeholders of a picked modifier of a library file before `add` gets it; `about` is its owner. */
export function useOpenAnswers<Figures extends { readonly name?: string | undefined }>(
  about: string,
  add: (figures: Figures) => void,
): OpenAnswers<Figures> {
  const [asking, setAsking] = useState<Figures | null>(null);
  const close = () => setAsking(null);
  return {
    pick: (figures) => (findOpenTexts(figures).length > 0 ? setAsking(figures) : add(figures)),
    dialog: asking && (
      <ScreenPart name="This dialog" onClose={close}>
        <OpenAnswersDialog
          name={asking.name ?? ''}
          about={about}
          questions={findOpenTexts(asking)}
          onAdd={(answers) => add(fillOpenTexts(asking, answers))}
          onClose={close}
        />
      </ScreenPart>
    ),
  };
}
