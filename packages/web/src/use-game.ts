import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type LoadedGame, loadGame } from './games.ts';
import { language } from './words.ts';

/** A game in the language that is spoken now. While another language is loading, the old one stays. */
export function useGame(id: string | null): LoadedGame | null {
  const loaded = useSignal<LoadedGame | null>(null);
  const failure = useSignal<unknown>(null);
  const spoken = language.value;
  useEffect(() => {
    if (id === null) return;
    let wanted = true;
    loadGame(id, spoken).then(
      game => {
        if (wanted) loaded.value = game;
      },
      (error: unknown) => {
        failure.value = error;
      },
    );
    return () => {
      wanted = false;
    };
  }, [id, spoken, loaded, failure]);
  if (failure.value !== null) throw failure.value;
  return loaded.value?.id === id ? loaded.value : null;
}
