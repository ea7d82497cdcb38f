import { Button } from '../buttons/Button';
import styles from './FiltersPane.module.css';
import { IconButton } from '../buttons/IconButton';
import { BookmarkIcon, TrashIcon } from '../icons';

interface SavedViewsTexts {
  views: string;
  noViews: string;
  saveView: string;
  applyView: (name: string) => string;
  removeView: (name: string) => string;
}

interface SavedViewsProps<V> {
  views: readonly V[];
  texts: SavedViewsTexts;
  onApply: (view: V) => void;
  onRemove: (name: string) => void;
  onSave: () => void;
}

/** Filters and order that the user saved under a name. */
export function SavedViews<V extends { name: string }>(props: SavedViewsProps<V>) {
  const { views, texts, onApply, onRemove, onSave } = props;
  return (
    <section className={styles['views']} aria-label={texts.views}>
      <h2 className={styles['heading']}>{texts.views}</h2>
      {views.length === 0 ? (
        <p className={styles['hint']}>{texts.noViews}</p>
      ) : (
        <ul className={styles['list']}>
          {views.map((view) => (
            <li key={view.name} className={styles['view']}>
              <Button
                variant="quiet"
                size="s"
                aria-label={texts.applyView(view.name)}
                onClick={() => onApply(view)}
              >
                {view.name}
              </Button>
              <IconButton
                icon={TrashIcon}
                label={texts.removeView(view.name)}
                onClick={() => onRemove(view.name)}
              />
            </li>
          ))}
        </ul>
      )}
      <Button size="s" icon={BookmarkIcon} onClick={onSave}>
        {texts.saveView}
      </Button>
    </section>
  );
}
