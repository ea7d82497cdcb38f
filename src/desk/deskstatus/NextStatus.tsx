import { useSelector } from 'react-redux';
import { selectDeskStatus } from './deskStatusSlice';
import { deskStatusTexts as texts } from './deskStatusTexts';
import styles from './StatusChoice.module.css';

export function NextStatus() {
  const { reported, next } = useSelector(selectDeskStatus);
  if (next === null || reported?.isOccupied !== true) return null;
  return <span className={styles.then}>{texts.then(next)}</span>;
}
