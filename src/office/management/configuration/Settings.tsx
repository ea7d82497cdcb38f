import { configurationQueries } from '@/api/session/configuration';
import { QueryView } from '@/ui/feedback/QueryView';
import { mutedClass } from '@/ui/layout/Section';
import { Facts } from '@/ui/record/Facts';
import { configurationTexts as texts } from './configurationTexts';

export function Settings({ values }: { values: Readonly<Record<string, unknown>> }) {
  const names = Object.keys(values).filter((name) => values[name] !== undefined);
  if (names.length === 0) return <p className={mutedClass}>{texts.none}</p>;
  return <Facts items={names.map((name) => ({ label: name, value: settingText(values[name]) }))} />;
}

/** Returns a configured value as text; the configuration may hold any kind of value. */
function settingText(value: unknown): string {
  if (value === null || value === undefined || value === '') return texts.empty;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  return JSON.stringify(value);
}

/** One section, by name; empty if it does not exist. */
export function ConfigSection({ name }: { name: string }) {
  const answer = configurationQueries.endpoints.configSection.useQuery(name);
  return (
    <QueryView answer={answer} failed={texts.failed}>
      {(values) => <Settings values={values} />}
    </QueryView>
  );
}
