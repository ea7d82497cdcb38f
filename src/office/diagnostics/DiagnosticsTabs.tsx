import { useSelector } from 'react-redux';
import { NavLink } from 'react-router';
import { mayOpen } from '@/core/openable';
import { paths } from '@/core/paths';
import { selectMay } from '@/core/session/sessionSlice';
import { TabList, tabLinkClass } from '@/ui/record/Tabs';
import { diagnosticsTitles } from './diagnosticsTitles';

const titles = diagnosticsTitles.tabs;

const pages = [
  [paths.undelivered, titles.undelivered],
  [paths.systemLog, titles.systemLog],
  [paths.synchronizedObjects, titles.synchronizedObjects],
] as const;

export function DiagnosticsTabs() {
  const may = useSelector(selectMay);
  return (
    <TabList label={diagnosticsTitles.pages}>
      {pages
        .filter(([path]) => mayOpen(path, may))
        .map(([path, title]) => (
          <NavLink key={path} to={path} className={tabLinkClass}>
            {title}
          </NavLink>
        ))}
    </TabList>
  );
}
