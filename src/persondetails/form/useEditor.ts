import { useSelector } from 'react-redux';
import { personDetailsQueries } from '@/api/personDetails';
import { selectConfig } from '@/core/config/configSlice';
import { selectMay } from '@/core/session/sessionSlice';
import type { Editor } from '../personFieldRules';

/** Who looks at a person, and what is known of who manages that person. */
export function useEditor(personId: string): Editor {
  const may = useSelector(selectMay);
  const { debug } = useSelector(selectConfig);
  const { currentData, isError } = personDetailsQueries.endpoints.personCapabilities.useQuery(personId);
  return { may, debug, capabilities: currentData ?? (isError ? 'failed' : 'asked') };
}
