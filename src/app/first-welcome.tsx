import { chooseFile, openText } from '../features/file/open-text.ts';
import { Welcome } from '../features/start/welcome.tsx';
import { readyMade } from './ready-made.ts';

/** The welcome on a first visit, above the blank character. Loaded lazily, since other visits do not need the cards. */
export const FirstWelcome = () => <Welcome readyMade={readyMade} onOpenText={openText} onChooseFile={chooseFile} />;
