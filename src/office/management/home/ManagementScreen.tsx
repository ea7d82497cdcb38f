import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import { mayOpen } from '@/core/openable';
import { paths, to } from '@/core/paths';
import { selectMay } from '@/core/session/sessionSlice';
import { diagnosticsTitles as diagnostics } from '@/office/diagnostics';
import { portalTitles as portal } from '@/shared/selfservice/admin';
import { PHONES_TITLE } from '@/desk/telephony';
import { PlainScreen } from '@/kit/screen/PlainScreen';
import { Section } from '@/ui/layout/Section';
import { cardClass, CardWords } from '@/ui/rows/Cards';
import { listTitles } from '../lists/listTitles';
import { managementTitles as titles } from '../managementTitles';
import styles from '../Management.module.css';
import { homeTexts as texts } from '../managementTexts';

interface Entry {
  pattern: string;
  href: string;
  title: string;
  about: string;
}

const { about } = texts;
const tools: readonly Entry[] = [
  { pattern: paths.portal, title: portal.portal, about: about.portal },
  { pattern: paths.portalRequests, title: portal.requests, about: about.requests },
  { pattern: paths.undelivered, title: diagnostics.undelivered, about: about.undelivered },
  { pattern: paths.systemLog, title: diagnostics.systemLog, about: about.systemLog },
  {
    pattern: paths.synchronizedObjects,
    title: diagnostics.synchronizedObjects,
    about: about.synchronizedObjects,
  },
  { pattern: paths.phones, title: PHONES_TITLE, about: about.phones },
  { pattern: paths.configuration, title: titles.configuration, about: about.configuration },
].map((entry) => ({ ...entry, href: entry.pattern }));

const lists: readonly Entry[] = listTitles.map(({ path, title, about }) => ({
  pattern: paths.managedList,
  href: to.managedList(path),
  title,
  about,
}));

/** The parts of management that the user may open (SSA-14). */
export function ManagementScreen() {
  return (
    <PlainScreen title={titles.home}>
      <Entries title={texts.tools} entries={tools} />
      <Entries title={texts.lists} entries={lists} />
    </PlainScreen>
  );
}

function Entries({ title, entries }: { title: string; entries: readonly Entry[] }) {
  const may = useSelector(selectMay);
  const open = entries.filter(({ pattern }) => mayOpen(pattern, may));
  if (open.length === 0) return null;
  return (
    <Section title={title}>
      <ul className={styles.entries} aria-label={title}>
        {open.map((entry) => (
          <li key={entry.href}>
            <Link className={cardClass} to={entry.href}>
              <CardWords title={entry.title} meta={entry.about} />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
