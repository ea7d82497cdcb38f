import { configurationQueries } from '@/api/session/configuration';
import { QueryView } from '@/ui/feedback/QueryView';
import { configurationTexts as texts } from './configurationTexts';
import { Settings } from './Settings';

/** One section, by name; empty if it does not exist. */
export function ConfigSection({ name }: { name: string }) {
  const answer = configurationQueries.endpoints.configSection.useQuery(name);
  return (
    <QueryView answer={answer} failed={texts.failed}>
      {(values) => <Settings values={values} />}
    </QueryView>
  );
}
