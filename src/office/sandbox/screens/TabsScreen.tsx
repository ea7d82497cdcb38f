import { Link, useLocation } from 'react-router';
import { Count } from '@/ui/rows/Count';
import { SectionHeader } from '@/ui/layout/SectionHeader';
import { TabList, tabLinkClass } from '@/ui/record/Tabs';
import { Example } from '../components/Example';
import { sandboxTexts } from '../sandboxTexts';

const { labels, samples, states, pages } = sandboxTexts;
const COUNTED = 12;

export function TabsScreen() {
  const { hash } = useLocation();
  const names = Object.keys(pages);
  const open = hash === '' ? `#${names[0] ?? ''}` : hash;
  const links = (count: number) =>
    names.slice(0, count).map((name, index) => (
      <Link
        key={name}
        to={{ hash: name }}
        className={tabLinkClass}
        aria-current={`#${name}` === open ? 'page' : undefined}
        replace
      >
        {pages[name as keyof typeof pages]}
        {index === 1 && <Count value={COUNTED} />}
      </Link>
    ));
  return (
    <>
      <Example title={states.links} stacked>
        <TabList label={labels.tabs}>{links(4)}</TabList>
      </Example>
      <Example title={states.many} stacked>
        <TabList label={`${labels.tabs} (2)`}>{links(names.length)}</TabList>
      </Example>
      <Example title={states.long} stacked wide>
        <SectionHeader
          title={samples.long}
          meta={samples.number}
          tabs={<TabList label={`${labels.tabs} (3)`}>{links(5)}</TabList>}
        />
      </Example>
    </>
  );
}
