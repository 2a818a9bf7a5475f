#include "arm.hpp"

#include <dlfcn.h>

#include <cstdio>
#include <thread>

std::int64_t wait_until(std::int64_t when_ns) {
  // Spins for the last stretch, because sleepers wake up late; but whoever spins all the time is the one that
  // a busy machine interrupts.
  constexpr std::int64_t spun_ns = 80000;
  std::int64_t now;
  while ((now = now_ns()) < when_ns) {
    if (when_ns - now > spun_ns)
      std::this_thread::sleep_for(std::chrono::nanoseconds(when_ns - now - spun_ns));
  }
  return now;
}

std::string weight(std::span<const std::byte> bytes) {
  std::uint64_t sum = 0;
  for (const std::byte byte : bytes) sum += std::to_integer<std::uint64_t>(byte);
  return std::to_string(bytes.size()) + " " + std::to_string(sum);
}

std::string fnv1a(std::span<const std::byte> bytes) {
  std::uint64_t hash = UINT64_C(0xcbf29ce484222325);
  for (const std::byte byte : bytes)
    hash = (hash ^ std::to_integer<std::uint64_t>(byte)) * UINT64_C(0x100000001b3);
  char digits[17];
  std::snprintf(digits, sizeof digits, "%016llx", static_cast<unsigned long long>(hash));
  return digits;
}

loaded::loaded(const std::string &path) : library_(dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL)) {
  if (library_ == nullptr) throw std::runtime_error(dlerror());
}

void *loaded::symbol(const char *name) const {
  void *found = dlsym(library_, name);
  if (found == nullptr) throw std::runtime_error(std::string("the raw library has no ") + name);
  return found;
}
