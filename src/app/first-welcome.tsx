import { chooseFile, openText } from '../features/file/open-text.ts';
import { Welcome } from '../features/start/welcome.tsx';
import { readyMade } from './ready-made.ts';

/** What a first visit shows above its blank character. Loaded lazily: other visits do without the cards. */
export const FirstWelcome = () => <Welcome readyMade={readyMade} onOpenText={openText} onChooseFile={chooseFile} />;
