import { type Core, call, NOBODY, type Procedure, RulesFault, rulebook, type Seat } from './rulebook.ts';

/** Something others may react to. Plain data; a reaction in a stage before `itself` may change it or cancel it. */
export interface Happening {
  type: string;
}

export const ITSELF = 'itself';
export const PASS = 'pass';

/** Called when a table raises an event: development mode sees by it that a step does nothing afterwards. */
export const RAISED = Symbol('raised');

/** What a card does when something happens. `when` is pure; `does` may call one procedure. */
export interface Reaction<G, E extends Happening, T extends E['type'] = E['type']> {
  on: T;
  stage: string;
  /** Forced reactions happen by themselves, before anybody is asked. */
  forced: boolean;
  when(g: G, event: Extract<E, { type: T }>, me: Holder): boolean;
  does(g: G, event: Extract<E, { type: T }>, me: Holder): void;
}

/** Enough to find a card's code and its owner again, in any process. */
export interface Holder {
  card: string;
  owner: Seat;
}

export interface Events<G extends Core, E extends Happening> {
  /** The stages of every event in this game's order, `ITSELF` among them: ['before', ITSELF, 'after']. */
  stages: readonly string[];
  /** What each event does when nothing prevents it. */
  itself: { [T in E['type']]: (g: G, event: Extract<E, { type: T }>) => void };
  /** The ids of the cards a seat could react with, looked up where they are now. */
  held(g: G, seat: Seat): readonly string[];
  /** The order in which seats react. */
  order(g: G, event: E): readonly Seat[];
  /** Whether a seat is asked. Public knowledge only: asking just those who hold a reaction would tell what they hold. */
  mayReact(g: G, event: E, stage: string, seat: Seat): boolean;
  /** The ledger id of the rule that grants reactions. */
  rule: string;
}

/** Every card of a game, by its id, with its reactions. Decides which events can be reacted to at all. */
export type Reacting<G, E extends Happening> = Readonly<
  Record<string, { readonly reactions: readonly Reaction<G, E>[] }>
>;

interface EventLocals<E> {
  event: E;
  cancelled: boolean;
}
interface WindowLocals {
  stage: string;
  /** Seats that passed since the last reaction, and the cards that reacted in this window. */
  passed: Seat[];
  used: string[];
}

/** The one window procedure of all games: forced reactions, then seats in order until all pass in a row. */
export function events<G extends Core, E extends Happening>(config: Events<G, E>) {
  const { procedure, does, asks } = rulebook<G>();
  const index = new Map<string, Set<string>>();
  let handedIn: Reacting<G, E> | null = null;
  const handIn = (cards: Reacting<G, E>): void => {
    if (handedIn !== null) throw new Error('the cards that react are handed in once');
    handedIn = cards;
    for (const { reactions } of Object.values(cards)) {
      for (const { on, stage } of reactions) {
        if (!config.stages.includes(stage) || stage === ITSELF)
          throw new Error(`'${stage}' is not a stage to react in`);
        index.set(on, (index.get(on) ?? new Set()).add(stage));
      }
    }
  };

  const apply = (g: G, event: E): void =>
    config.itself[event.type as E['type']](g, event as Extract<E, { type: E['type'] }>);
  const frame = (g: G): EventLocals<E> => happeningIn(g) as EventLocals<E>;
  const reactionOf = (g: G, stage: string, forced: boolean, me: Holder): Reaction<G, E> | undefined => {
    const { event } = frame(g);
    return handedIn?.[me.card]?.reactions.find(
      r =>
        r.on === event.type &&
        r.stage === stage &&
        r.forced === forced &&
        r.when(g, event as Extract<E, { type: E['type'] }>, me),
    );
  };
  const react = (g: G, v: WindowLocals, reaction: Reaction<G, E>, me: Holder): void => {
    v.used.push(me.card);
    reaction.does(g, frame(g).event as Extract<E, { type: E['type'] }>, me);
  };

  const window = procedure<WindowLocals>('event/window', {
    forced: does((g, v) => {
      const { event, cancelled } = frame(g);
      if (cancelled) return 'leave';
      for (const owner of config.order(g, event)) {
        for (const card of config.held(g, owner)) {
          const me = { card, owner };
          const reaction = v.used.includes(card) ? undefined : reactionOf(g, v.stage, true, me);
          if (reaction === undefined) continue;
          react(g, v, reaction, me);
          return 'again';
        }
      }
    }),
    react: asks({
      rule: config.rule,
      pause: true,
      who: (g, v) => {
        const { event, cancelled } = frame(g);
        if (cancelled) return NOBODY;
        for (const seat of config.order(g, event)) {
          if (!v.passed.includes(seat) && config.mayReact(g, event, v.stage, seat)) return seat;
        }
        return NOBODY;
      },
      options: (g, v, owner) => {
        const out: string[] = [PASS];
        for (const card of config.held(g, owner)) {
          if (!v.used.includes(card) && reactionOf(g, v.stage, false, { card, owner }) !== undefined) out.push(card);
        }
        return out;
      },
      otherwise: () => PASS,
      take: (g, v, card, owner) => {
        if (card === PASS) v.passed.push(owner);
        else {
          const me = { card, owner };
          v.passed = [];
          react(g, v, reactionOf(g, v.stage, false, me)!, me);
        }
        return 'again';
      },
    }),
  });

  const steps: Record<string, ReturnType<typeof does<EventLocals<E>>>> = {};
  for (const stage of config.stages) {
    steps[stage] =
      stage === ITSELF
        ? does((g, v) => {
            if (v.cancelled) return 'leave';
            apply(g, v.event);
          })
        : does((g, v) => {
            if (index.get(v.event.type)?.has(stage)) call(g, window, { stage, passed: [], used: [] });
          });
  }
  const event = procedure<EventLocals<E>>('event', steps);

  return {
    /** What the machine needs. The cards come last, where the game is put together, for they may raise events themselves. */
    procedures(cards: Reacting<G, E>): readonly Procedure<G, never>[] {
      handIn(cards);
      return [event, window];
    },
    /**
     * Makes it happen: at once where no card of the game could react, else in its stages after this step.
     * So it must be the last thing a step does.
     */
    raise(g: G, happening: E): void {
      if (handedIn === null) throw new RulesFault('no cards were handed in that could react', g);
      if (index.has(happening.type)) call(g, event, { event: happening, cancelled: false });
      else apply(g, happening);
      g[RAISED]?.();
    },
  };
}

function happeningIn(g: Core): EventLocals<Happening> {
  const f = g.stack.findLast(x => x.proc === 'event');
  if (f === undefined) throw new RulesFault('no event is happening', g);
  return f.v as EventLocals<Happening>;
}

/** For reactions: the event that is being reacted to will not happen. */
export function cancel(g: Core): void {
  happeningIn(g).cancelled = true;
}
