import { mutedClass } from '@/ui/layout/Section';
import { Facts } from '@/ui/record/Facts';
import { configurationTexts as texts } from './configurationTexts';
import { settingText } from './settingText';

/** What was set up, by name. */
export function Settings({ values }: { values: Readonly<Record<string, unknown>> }) {
  const names = Object.keys(values).filter((name) => values[name] !== undefined);
  if (names.length === 0) return <p className={mutedClass}>{texts.none}</p>;
  return <Facts items={names.map((name) => ({ label: name, value: settingText(values[name]) }))} />;
}
