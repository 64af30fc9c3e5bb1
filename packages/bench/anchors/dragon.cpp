// The game of src/plain/rules.ts in C++: the same rules, the same order of moves, the same xorshift. The physical limit.
//   dragon check      prints a checksum over 200 games, which must be that of the plain rules
//   dragon <seconds>  plays random games for so long and prints how many per second of CPU time
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>

enum Phase : int8_t { DRAFT, ACTION, PERSON, RELEASE, OVER };
enum Kind { FARMER, TAXCOLLECTOR, PYRO, WARRIOR, MONK, SCHOLAR, BUILDER, HEALER, LADY, KINDS };
enum Card { TAXES, BUILD, HARVEST, FIREWORKS, MILITARY, RESEARCH, PRIVILEGE, CARDS };
enum Disaster { PEACE, TAX, DROUGHT, PLAGUE, MONGOL, FESTIVAL };
enum Move { DRAFTS = 0, ACTS = 1 << 16, RECRUITS = 2 << 16, PASSES = 3 << 16, RELEASES = 4 << 16 };

const int SEATS = 5, ROUNDS = 12, PALACES = 10, WILD = KINDS;

// A tile is twice its kind, plus one if it is old.
struct Player {
  int16_t money, rice, fireworks, military, vp, privileges, exp, seq;
  int8_t hand[KINDS + 1];
  int8_t palaces, floors[PALACES], tiles[PALACES], tile[PALACES][3];
};

struct State {
  int16_t seq;
  int8_t n, round, phase, pos, actor, winner;
  int8_t order[SEATS], taken[SEATS];
  int8_t pendingAt, pending, pendingPlayer[SEATS], pendingCount[SEATS];
  int8_t supply[KINDS][2];
  Player p[SEATS];
};

// What does not change in a game.
struct Deal {
  int8_t deck[ROUNDS][CARDS], events[ROUNDS];
};

static int moves[512];

static inline uint32_t xorshift(uint32_t &x) {
  x ^= x << 13;
  x ^= x >> 17;
  x ^= x << 5;
  return x;
}

static inline int youngExp(int kind) { return 3 + kind % 4; }
static inline int oldExp(int kind) { return 1 + kind % 3; }
static inline int iconsOf(int tile) { return 1 + (tile & 1); }

static void shuffle(int8_t *a, int n, uint32_t &x) {
  for (int i = n - 1; i > 0; i--) {
    int j = xorshift(x) % (i + 1);
    int8_t t = a[i];
    a[i] = a[j];
    a[j] = t;
  }
}

static void setup(State &s, Deal &d, int n, uint32_t seed) {
  uint32_t x = seed ? seed : 1;
  for (int i = 0; i < ROUNDS; i++) {
    for (int j = 0; j < CARDS; j++) d.deck[i][j] = j;
    shuffle(d.deck[i], CARDS, x);
  }
  int8_t events[10] = {TAX, TAX, DROUGHT, DROUGHT, PLAGUE, PLAGUE, MONGOL, MONGOL, FESTIVAL, FESTIVAL};
  shuffle(events, 10, x);
  d.events[0] = d.events[1] = PEACE;
  memcpy(d.events + 2, events, 10);
  memset(&s, 0, sizeof s);
  s.n = n;
  s.winner = -1;
  for (int i = 0; i < n; i++) {
    s.order[i] = i;
    Player &p = s.p[i];
    p.money = 6;
    p.seq = -i;
    for (int k = 0; k < KINDS; k++) p.hand[k] = 1;
    p.hand[WILD] = 2;
    p.palaces = 2;
    p.floors[0] = p.floors[1] = 2;
  }
  for (int k = 0; k < KINDS; k++) {
    s.supply[k][0] = 5;
    s.supply[k][1] = 4;
  }
}

static int icons(const Player &p, int kind) {
  int sum = 0;
  for (int q = 0; q < p.palaces; q++)
    for (int i = 0; i < p.tiles[q]; i++)
      if ((p.tile[q][i] >> 1) == kind) sum += iconsOf(p.tile[q][i]);
  return sum;
}

static void sortOrder(State &s) {
  for (int i = 0; i < s.n; i++) {
    int j = i;
    for (; j > 0; j--) {
      const Player &before = s.p[s.order[j - 1]], &p = s.p[i];
      if (before.exp > p.exp || (before.exp == p.exp && before.seq >= p.seq)) break;
      s.order[j] = s.order[j - 1];
    }
    s.order[j] = i;
  }
  s.pos = 0;
  s.actor = s.order[0];
}

static void startAction(State &s) {
  memset(s.taken, 0, SEATS);
  s.phase = ACTION;
  sortOrder(s);
}

static bool hasSpace(const Player &p) {
  for (int q = 0; q < p.palaces; q++)
    if (p.tiles[q] < p.floors[q]) return true;
  return false;
}

// A move is its kind and, in the lower bits, what it is about.
static int legal(const State &s, const Deal &d) {
  int m = 0;
  const Player &p = s.p[s.actor];
  switch (s.phase) {
    case DRAFT:
      for (int k = 0; k < KINDS; k++)
        if (s.supply[k][0] > 0) moves[m++] = DRAFTS | k;
      return m;
    case ACTION:
      for (int g = 0; g < s.n; g++) {
        int cost = s.taken[g] > 0 ? 3 : 0;
        for (int i = g; i < CARDS; i += s.n) {
          int card = d.deck[s.round][i];
          int move = ACTS | (g + 1) << 8 | card << 4;
          if (card == PRIVILEGE) {
            if (p.money >= cost + 2) moves[m++] = move | 1;
            if (p.money >= cost + 6) moves[m++] = move | 2;
          } else if (p.money >= cost) moves[m++] = move;
        }
      }
      moves[m++] = ACTS;
      return m;
    case PERSON: {
      bool space = hasSpace(p), wild = p.hand[WILD] > 0;
      for (int k = 0; k < KINDS; k++) {
        bool own = p.hand[k] > 0;
        if (!own && !wild) continue;
        int move = RECRUITS | k << 9 | (own ? 0 : 128);
        for (int level = 0; level < 2; level++) {
          if (s.supply[k][level] == 0) continue;
          if (space) moves[m++] = move | level << 8;
          else
            for (int q = 0; q < p.palaces; q++) moves[m++] = move | level << 8 | (q + 1);
        }
      }
      moves[m++] = PASSES;
      return m;
    }
    case RELEASE:
      for (int q = 0; q < p.palaces; q++)
        for (int i = 0; i < p.tiles[q]; i++) moves[m++] = RELEASES | q << 4 | i;
      return m;
  }
  return 0;
}

static void place(Player &p, int tile) {
  for (int q = 0; q < p.palaces; q++)
    if (p.tiles[q] < p.floors[q]) {
      p.tile[q][p.tiles[q]++] = tile;
      return;
    }
}

static void endRound(State &s) {
  for (int i = 0; i < s.n; i++) {
    Player &p = s.p[i];
    for (int q = p.palaces - 1; q >= 0; q--) {
      if (p.tiles[q] > 0 || --p.floors[q] > 0) continue;
      p.palaces--;
      for (int j = q; j < p.palaces; j++) {
        p.floors[j] = p.floors[j + 1];
        p.tiles[j] = p.tiles[j + 1];
        memcpy(p.tile[j], p.tile[j + 1], 3);
      }
    }
    p.vp += p.palaces + icons(p, LADY) + p.privileges;
  }
  if (++s.round < ROUNDS) {
    startAction(s);
    return;
  }
  int winner = 0;
  for (int i = 0; i < s.n; i++) {
    Player &p = s.p[i];
    for (int q = 0; q < p.palaces; q++)
      for (int j = 0; j < p.tiles[q]; j++) {
        p.vp += 2;
        if ((p.tile[q][j] >> 1) == MONK) p.vp += iconsOf(p.tile[q][j]) * p.floors[q];
      }
    p.money += 2 * p.rice + 2 * p.fireworks;
    p.rice = p.fireworks = 0;
    p.vp += p.money / 3;
  }
  for (int i = 1; i < s.n; i++)
    if (s.p[i].vp > s.p[winner].vp) winner = i;
  s.phase = OVER;
  s.winner = winner;
}

static void event(State &s, const Deal &d) {
  int event = d.events[s.round], least = 1 << 30, best = 0, second = 0;
  if (event == MONGOL)
    for (int i = 0; i < s.n; i++)
      if (s.p[i].military < least) least = s.p[i].military;
  if (event == FESTIVAL) {
    for (int i = 0; i < s.n; i++)
      if (s.p[i].fireworks > best) best = s.p[i].fireworks;
    for (int i = 0; i < s.n; i++)
      if (s.p[i].fireworks < best && s.p[i].fireworks > second) second = s.p[i].fireworks;
  }
  int pending = 0;
  s.pendingAt = 0;
  for (int i = 0; i < s.n; i++) {
    int seat = s.order[i], loss = 0;
    Player &p = s.p[seat];
    switch (event) {
      case TAX: {
        int paid = p.money < 4 ? p.money : 4;
        p.money -= paid;
        loss = 4 - paid;
        break;
      }
      case DROUGHT: {
        int hungry = 0;
        for (int q = 0; q < p.palaces; q++)
          if (p.tiles[q] > 0) hungry++;
        int fed = p.rice < hungry ? p.rice : hungry;
        p.rice -= fed;
        loss = hungry - fed;
        break;
      }
      case PLAGUE:
        loss = 3 - icons(p, HEALER);
        if (loss < 0) loss = 0;
        break;
      case MONGOL:
        p.vp += p.military;
        if (p.military == least) loss = 1;
        break;
      case FESTIVAL:
        if (p.fireworks > 0) {
          if (p.fireworks == best) p.vp += 6;
          else if (p.fireworks == second) p.vp += 3;
          p.fireworks >>= 1;
        }
        break;
    }
    int tiles = 0;
    for (int q = 0; q < p.palaces; q++) tiles += p.tiles[q];
    if (loss > tiles) loss = tiles;
    if (loss > 0) {
      s.pendingPlayer[pending] = seat;
      s.pendingCount[pending] = loss;
      pending++;
    }
  }
  s.pending = pending;
  if (pending > 0) {
    s.phase = RELEASE;
    s.actor = s.pendingPlayer[0];
  } else endRound(s);
}

static void act(Player &p, int card, int size) {
  switch (card) {
    case TAXES:
      p.money += 2 + icons(p, TAXCOLLECTOR);
      break;
    case BUILD:
      for (int k = 1 + icons(p, BUILDER); k > 0; k--) {
        bool done = false;
        for (int q = 0; q < p.palaces && !done; q++)
          if (p.floors[q] < 3) {
            p.floors[q]++;
            done = true;
          }
        if (done || p.palaces == PALACES) continue;
        p.floors[p.palaces] = 1;
        p.tiles[p.palaces] = 0;
        p.palaces++;
      }
      break;
    case HARVEST:
      p.rice += 1 + icons(p, FARMER);
      break;
    case FIREWORKS:
      p.fireworks += 1 + icons(p, PYRO);
      break;
    case MILITARY:
      p.military += 1 + icons(p, WARRIOR);
      break;
    case RESEARCH:
      p.vp += 1 + icons(p, SCHOLAR);
      break;
    case PRIVILEGE:
      p.money -= size == 1 ? 2 : 6;
      p.privileges += size;
      break;
  }
}

static bool nextInOrder(State &s) {
  if (++s.pos == s.n) return false;
  s.actor = s.order[s.pos];
  return true;
}

static void apply(State &s, const Deal &d, int m) {
  Player &p = s.p[s.actor];
  switch (m & ~0xffff) {
    case DRAFTS:
      s.supply[m][0]--;
      p.exp += youngExp(m);
      p.seq = ++s.seq;
      place(p, m << 1);
      s.pos++;
      if (s.pos < 2 * s.n) s.actor = s.pos % s.n;
      else startAction(s);
      return;
    case ACTS: {
      int g = ((m >> 8) & 255) - 1;
      if (g < 0) {
        if (p.money < 3) p.money = 3;
      } else {
        if (s.taken[g]++ > 0) p.money -= 3;
        act(p, (m >> 4) & 15, m & 15);
      }
      if (nextInOrder(s)) return;
      s.phase = PERSON;
      sortOrder(s);
      return;
    }
    case RECRUITS: {
      int kind = (m >> 9) & 15, level = (m >> 8) & 1, palace = (m & 127) - 1, tile = kind << 1 | level;
      p.hand[m & 128 ? WILD : kind]--;
      s.supply[kind][level]--;
      p.exp += level ? oldExp(kind) : youngExp(kind);
      p.seq = ++s.seq;
      if (palace < 0) place(p, tile);
      else if (p.tiles[palace] > 0) {
        int weakest = 0;
        for (int i = 1; i < p.tiles[palace]; i++)
          if ((p.tile[palace][i] & 1) < (p.tile[palace][weakest] & 1)) weakest = i;
        p.tile[palace][weakest] = tile;
      }
      if (!nextInOrder(s)) event(s, d);
      return;
    }
    case PASSES:
      for (int k = 0; k <= WILD; k++)
        if (p.hand[k] > 0) {
          p.hand[k]--;
          break;
        }
      if (!nextInOrder(s)) event(s, d);
      return;
    case RELEASES: {
      int q = (m >> 4) & 15, left = --p.tiles[q];
      for (int i = m & 15; i < left; i++) p.tile[q][i] = p.tile[q][i + 1];
      if (--s.pendingCount[s.pendingAt] == 0) s.pendingAt++;
      if (s.pendingAt < s.pending) s.actor = s.pendingPlayer[s.pendingAt];
      else endRound(s);
      return;
    }
  }
}

static int playOut(State &s, const Deal &d, uint32_t &x) {
  int decisions = 0;
  for (; s.phase != OVER; decisions++) {
    int n = legal(s, d);
    apply(s, d, moves[xorshift(x) % n]);
  }
  return decisions;
}

static double cpuSeconds() {
  timespec t;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return t.tv_sec + t.tv_nsec * 1e-9;
}

int main(int argc, char **argv) {
  if (argc != 2) return 2;
  State start;
  Deal d;
  if (strcmp(argv[1], "check") == 0) {
    long hash = 0;
    for (int seed = 1; seed <= 200; seed++) {
      setup(start, d, SEATS, seed);
      uint32_t x = seed * 7919 + 1;
      playOut(start, d, x);
      for (int i = 0; i < SEATS; i++) hash = (hash * 31 + start.p[i].vp) % 1000000007;
    }
    printf("%ld\n", hash);
    return 0;
  }
  setup(start, d, SEATS, 42);
  uint32_t x = 12345;
  long games = 0, decisions = 0, winners = 0;
  double began = cpuSeconds(), seconds;
  do {
    for (int i = 0; i < 1000; i++) {
      State s = start;
      decisions += playOut(s, d, x);
      winners += s.winner;
    }
    games += 1000;
    seconds = cpuSeconds() - began;
  } while (seconds < atof(argv[1]));
  printf("{\"perSecond\":%.1f,\"decisions\":%.1f,\"winners\":%ld}\n", games / seconds, double(decisions) / games, winners);
}
