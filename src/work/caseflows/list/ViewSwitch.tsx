import { Link, useLocation } from 'react-router';
import { paths, to } from '@/core/paths';
import { ListIcon, UsersIcon } from '@/ui/icons';
import { caseFlowQuestion, hasFilters } from './caseFlowFilters';
import { workloadTexts } from '../workload/workloadTexts';
import styles from './ViewSwitch.module.css';

const texts = workloadTexts.views;
/** Each view has its own page, page size and opened case, so these parameters are not taken to the other view. */
const OWN = ['page', 'size', 'caseid'];

function filtersOf(search: string): URLSearchParams {
  const kept = new URLSearchParams(search);
  for (const name of OWN) kept.delete(name);
  return kept;
}

/** An address without filters names its order, because otherwise the list would use the filters of last time. */
function asWhole(search: URLSearchParams): URLSearchParams {
  const { filters, sort } = caseFlowQuestion.read(search);
  return hasFilters(filters) ? search : new URLSearchParams({ sort });
}

/** Shows the same cases as a list or per owner; the filters are kept (000 §2.4). */
export function ViewSwitch() {
  const { pathname, search } = useLocation();
  const filters = filtersOf(search);
  const isWorkload = pathname === paths.workload;
  const listed = isWorkload ? asWhole(filters) : filters;
  const views = [
    { href: to.caseFlows(listed.toString()), label: texts.list, icon: ListIcon, current: !isWorkload },
    { href: to.workload(filters.toString()), label: texts.owners, icon: UsersIcon, current: isWorkload },
  ];
  return (
    <nav aria-label={texts.label} className={styles['switch']}>
      {views.map(({ href, label, icon: Icon, current }) => (
        <Link
          key={label}
          to={href}
          className={styles['view']}
          {...(current && { 'aria-current': 'page' as const })}
        >
          <Icon aria-hidden className={styles['icon']} />
          {label}
        </Link>
      ))}
    </nav>
  );
}
