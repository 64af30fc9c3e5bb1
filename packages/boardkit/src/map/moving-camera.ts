import { adapted, between, type Camera, clamp, fit, type Scene, sameCamera } from './camera.ts';

type Change = (scene: Scene, camera: Camera) => Camera;

/** A camera that somebody leads over a map. It tells whenever it has moved. */
export class MovingCamera {
  #scene: Scene = { world: { x: 0, y: 0, width: 0, height: 0 }, frame: { width: 0, height: 0 }, closest: 1 };
  #camera: Camera = fit(this.#scene);
  #trip: { readonly to: Camera; readonly step: number } | null = null;
  readonly #moved: () => void;
  readonly #time: () => number;

  /** `time` is how long a way takes, in milliseconds. */
  constructor(moved: () => void, time: () => number) {
    this.#moved = moved;
    this.#time = time;
  }

  get scene(): Scene {
    return this.#scene;
  }

  get camera(): Camera {
    return this.#camera;
  }

  /** The map or the window is another one; this is no move. The first window of any size is where it opens. */
  enter(scene: Scene, opening?: Camera): void {
    const isFirst = this.#scene.frame.width === 0;
    this.#camera = isFirst && opening !== undefined ? clamp(scene, opening) : adapted(this.#scene, this.#camera, scene);
    this.#scene = scene;
  }

  /** Looks elsewhere at once; true if that is elsewhere. */
  look(change: Change): boolean {
    this.stop();
    return this.#show(change(this.#scene, this.#camera));
  }

  /** Gets there on a way. Who goes on before it is there goes on from where it would have been. */
  travel(change: Change): void {
    const time = this.#time();
    const from = this.#camera;
    const to = change(this.#scene, this.#trip?.to ?? from);
    this.stop();
    if (time === 0 || sameCamera(from, to)) {
      this.#show(to);
      return;
    }
    const start = performance.now();
    const step = (now: number): void => {
      const way = Math.min(Math.max((now - start) / time, 0), 1);
      this.#trip = way < 1 ? { to, step: requestAnimationFrame(step) } : null;
      this.#show(clamp(this.#scene, between(from, to, 1 - (1 - way) ** 3)));
    };
    this.#trip = { to, step: requestAnimationFrame(step) };
  }

  stop(): void {
    if (this.#trip !== null) cancelAnimationFrame(this.#trip.step);
    this.#trip = null;
  }

  #show(camera: Camera): boolean {
    if (sameCamera(camera, this.#camera)) return false;
    this.#camera = camera;
    this.#moved();
    return true;
  }
}
