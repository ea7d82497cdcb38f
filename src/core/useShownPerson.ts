import { useMatch } from 'react-router';
import { paths } from './paths';

/** The person whose card is on screen; null on other screens. */
export const useShownPerson = (): string | null => useMatch(`${paths.personCard}/*`)?.params.personId ?? null;
