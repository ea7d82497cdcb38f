import { useNavigate } from 'react-router';
import { paths } from '@/core/paths';
import { Button } from '@/ui/fields/Button';
import { appTexts } from '../appTexts';

export function ToStart() {
  const navigate = useNavigate();
  return (
    <Button variant="primary" onClick={() => void navigate(paths.root)}>
      {appTexts.toStart}
    </Button>
  );
}
