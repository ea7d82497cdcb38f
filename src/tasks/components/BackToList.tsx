import { useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router';
import { selectDeviceMode } from '@/core/device/deviceSlice';
import { to } from '@/core/paths';
import { ArrowLeftIcon } from '@/ui/icons';
import { tasksTexts } from '../tasksTexts';
import styles from './BackToList.module.css';

/** On a phone the list is another page. */
export function BackToList() {
  const mode = useSelector(selectDeviceMode);
  const { search } = useLocation();
  if (mode !== 'mobile') return null;
  return (
    <Link className={styles['back']} to={to.tasks(search)}>
      <ArrowLeftIcon aria-hidden="true" size={18} />
      {tasksTexts.back}
    </Link>
  );
}
