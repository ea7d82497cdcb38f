import { useEffect } from 'react';
import { Button } from '../buttons/Button';
import { IconButton } from '../buttons/IconButton';
import { speak } from '../feedback/speak';
import { CloseIcon, ImageIcon } from '../icons';
import styles from './FileOffer.module.css';
import { fileOfferTexts as texts } from './fileOfferTexts';

interface FileOfferProps {
  files: readonly File[];
  /** Receives the files to add: all of them or none. */
  onAnswer: (files: readonly File[]) => void;
}

/** Asks whether to add files that were on the clipboard beside words. */
export function FileOffer({ files, onAnswer }: FileOfferProps) {
  const isPicture = files.length === 1 && files[0]?.type.startsWith('image/');
  const words = isPicture ? texts.picture : texts.files(files.length);
  useEffect(() => speak(words), [files, words]);
  return (
    <div className={styles.offer}>
      <ImageIcon aria-hidden size={16} />
      <span className={styles.words}>{words}</span>
      <Button size="s" onClick={() => onAnswer(files)}>
        {texts.add}
      </Button>
      <IconButton size="s" icon={CloseIcon} label={texts.leave} onClick={() => onAnswer([])} />
    </div>
  );
}
