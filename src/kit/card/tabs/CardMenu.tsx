import { useSelector } from 'react-redux';
import { useLocation, useResolvedPath } from 'react-router';
import { mayEnter } from '@/core/routeHandle';
import { selectMay } from '@/core/session/sessionSlice';
import { TabLink } from '@/core/TabLink';
import { RefusedTab, TabList, tabLinkClass } from '@/ui/record/Tabs';
import type { CardTabs } from './defineCardTabs';

interface CardMenuProps<R, Path extends string> {
  label: string;
  card: CardTabs<R, Path>;
  /** The record that the rules of the tabs read. */
  record: R;
}

/** The tabs of a card that this person may see. The links keep the query of the address. */
export function CardMenu<R, Path extends string>({ label, card: { tabs }, record }: CardMenuProps<R, Path>) {
  const { search } = useLocation();
  const { pathname } = useResolvedPath('.');
  const may = useSelector(selectMay);
  const shown = tabs.filter(
    (tab) => tab.refused !== undefined || (mayEnter(tab, may) && (tab.shows?.({ record, may }) ?? true)),
  );
  return (
    <TabList label={label}>
      {shown.map((tab) =>
        mayEnter(tab, may) ? (
          <TabLink key={tab.path} to={`${pathname}/${tab.path}${search}`} className={tabLinkClass}>
            {tab.title}
          </TabLink>
        ) : (
          <RefusedTab key={tab.path} reason={tab.refused ?? ''}>
            {tab.title}
          </RefusedTab>
        ),
      )}
    </TabList>
  );
}
