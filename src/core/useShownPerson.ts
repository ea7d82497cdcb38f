import { useMatch } from 'react-router';
import { paths } from './paths';

/** The person whose card the screen shows; null where it shows something else. */
export const useShownPerson = (): string | null => useMatch(`${paths.personCard}/*`)?.params.personId ?? null;
